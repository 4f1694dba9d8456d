import { canUsePasskeys } from '@metier/sdk/remote';
import { Link, useFetcher } from '@metier/sdk/router';
import { Alert, Button, buttonClass, SlimPage } from '@metier/sdk/ui';
import type { ActionResult } from '../action-result';
import type { JoiningPlatform } from '../load-platform';
import styles from '../platform.module.css';
import { PLATFORM } from '../platform-view';
import { platformApprovalsTexts } from './approvals.texts';

const { join: texts, unsupported } = platformApprovalsTexts;

/** The page of an invitation: it names the person, and makes the passkey. */
export function JoinForm({ invited, code, message }: JoiningPlatform) {
  const fetcher = useFetcher<ActionResult>();
  const { state, data } = fetcher;
  const result = state === 'idle' ? data : undefined;
  if (result?.kind === 'done')
    return (
      <SlimPage title={texts.title} lead={result.message}>
        <Link to={PLATFORM} replace className={buttonClass()}>
          {texts.go}
        </Link>
      </SlimPage>
    );
  if (!invited)
    return (
      <SlimPage title={texts.title}>
        <Alert>{message}</Alert>
      </SlimPage>
    );
  return (
    <SlimPage title={texts.title} lead={texts.lead(invited.name, invited.remote)}>
      <fetcher.Form method="post" action={PLATFORM} className={styles.form}>
        <input type="hidden" name="intent" value="join" />
        <input type="hidden" name="code" value={code} />
        <p>{texts.hint}</p>
        {result && <Alert>{result.message}</Alert>}
        {canUsePasskeys() ? (
          <Button type="submit" busy={state !== 'idle'} busyText={texts.busy}>
            {texts.submit}
          </Button>
        ) : (
          <p>{unsupported}</p>
        )}
      </fetcher.Form>
    </SlimPage>
  );
}
