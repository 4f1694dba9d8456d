import type { Approval } from '@metier/sdk/contract';
import { canUsePasskeys } from '@metier/sdk/remote';
import { useFetcher } from '@metier/sdk/router';
import { Alert, Button, Card } from '@metier/sdk/ui';
import { useId } from 'react';
import type { ActionResult } from '../action-result';
import { formatTimestamp } from '../format-time';
import styles from '../platform.module.css';
import { PLATFORM } from '../platform-view';
import { platformApprovalsTexts as texts } from './approvals.texts';
import { NewsList } from './news-list';

const NAMES = new Intl.ListFormat('en', { type: 'disjunction' });

/** A request: what is new in it, why it is wanted and by whom, and the button that signs it. */
export function ApprovalCard({ approval, now }: { approval: Approval; now: number }) {
  const id = useId();
  const { title, state, release, since, news, reason, signed_by: signer } = approval;
  return (
    <Card as="section" aria-labelledby={id} className={styles.rollout}>
      <div className={styles.rolloutHead}>
        <h3 id={id}>{title}</h3>
        {release && <p className={styles.note}>{since === null ? texts.first : texts.since(since)}</p>}
        <p className={styles.note}>
          {texts.asked(approval.asked_by, formatTimestamp(approval.asked_at, now))}
        </p>
        {reason && <p className={styles.reason}>{reason}</p>}
      </div>
      {news && <NewsList news={news} />}
      <p role="status">{state !== 'open' && texts.states[state](signer ?? '')}</p>
      {state === 'open' && <SignForm approval={approval} />}
    </Card>
  );
}

function SignForm({ approval: { id, title, approvers } }: { approval: Approval }) {
  const fetcher = useFetcher<ActionResult>();
  const { state, data } = fetcher;
  return (
    <fetcher.Form method="post" action={PLATFORM} className={styles.form}>
      <input type="hidden" name="intent" value="approve" />
      <input type="hidden" name="approval" value={id} />
      <p className={styles.note}>{texts.approvers(NAMES.format(approvers))}</p>
      {state === 'idle' && data?.kind === 'refused' && <Alert>{data.message}</Alert>}
      {canUsePasskeys() ? (
        <div className={styles.actions}>
          <Button
            type="submit"
            aria-label={texts.approveOf(title)}
            busy={state !== 'idle'}
            busyText={texts.approving}
          >
            {texts.approve}
          </Button>
        </div>
      ) : (
        <p>{texts.unsupported}</p>
      )}
    </fetcher.Form>
  );
}
