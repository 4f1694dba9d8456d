import { endOtherSessions, endSession } from '@metier/sdk/api';
import type { AccountSession } from '@metier/sdk/contract';
import { Section, useMutation, usePorts, type Part } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import { formatSwissMoment } from '@metier/sdk/rules';
import { Badge, Button, ErrorPanel, Skeleton, useLanguage, useTexts, VisuallyHidden } from '@metier/sdk/ui';
import { AccountSection } from './account-section';
import styles from './account.module.css';
import { accountTexts } from './account.texts';
import { describeNetwork } from './describe-network';

/** The signed-in browsers of the account. */
export function SessionsSection({ sessions }: { sessions: Part<AccountSession[]> }) {
  const account = useTexts(accountTexts);
  const { sessions: texts } = account;

  return (
    <AccountSection title={texts.title} hint={texts.hint}>
      <Section
        of={sessions}
        loading={<Skeleton />}
        failed={(retry) => (
          <ErrorPanel {...retry} level={3} title={texts.failed} message={account.failedLoad.text} />
        )}
      >
        {(list) => <Sessions sessions={list} />}
      </Section>
    </AccountSection>
  );
}

function Sessions({ sessions }: { sessions: readonly AccountSession[] }) {
  const account = useTexts(accountTexts);
  const { sessions: texts } = account;

  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  const { run, isPending } = useMutation({
    question: () => ({ text: texts.question, confirm: texts.endOthers }),
    call: () => endOtherSessions(http),
    async done() {
      notify.success(texts.endedOthers);
      await revalidate();
    },
    failed: account.failed,
  });
  return (
    <>
      <ul aria-label={texts.list} className={styles.list}>
        {sessions.map((session) => (
          <SessionItem key={session.id} session={session} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Button
          variant="secondary"
          size="small"
          busy={isPending}
          busyText={texts.endingOthers}
          onClick={() => run()}
        >
          {texts.endOthers}
        </Button>
      )}
    </>
  );
}

function SessionItem({ session }: { session: AccountSession }) {
  const language = useLanguage();
  const account = useTexts(accountTexts);
  const { sessions: texts } = account;

  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  const browser = session.browser || texts.unknown;
  const network = describeNetwork(session.network);
  const { run, isPending } = useMutation({
    call: () => endSession(http, session.id),
    async done() {
      notify.success(texts.ended(browser));
      await revalidate();
    },
    failed: account.failed,
  });
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        <p className={styles.name}>
          {browser} {session.is_current && <Badge tone="accent">{texts.current}</Badge>}
        </p>
        <p className={styles.hint}>{texts.lastUse(formatSwissMoment(session.last_seen_at, language))}</p>
        {network && <p className={styles.hint}>{texts.network(network)}</p>}
      </div>
      {!session.is_current && (
        <Button variant="ghost" size="small" disabled={isPending} onClick={() => run()}>
          {texts.end}
          <VisuallyHidden>{texts.of(browser)}</VisuallyHidden>
        </Button>
      )}
    </li>
  );
}
