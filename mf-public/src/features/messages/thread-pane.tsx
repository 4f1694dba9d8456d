import { Link, useRevalidator } from '@metier/shared/router';
import { buttonClass, ErrorPanel, Skeleton } from '@metier/shared/ui';
import { Conversation, type ConversationProps } from './conversation';
import type { OpenThread, ThreadHead } from './load-messages';
import { addressOf } from './messages-address';
import { messagesTexts as texts } from './messages.texts';
import { BareHeader, ThreadHeader } from './thread-header';
import styles from './thread-pane.module.css';

type ThreadPaneProps = Omit<ConversationProps, 'thread'> & {
  application: number;
  /** Header data from the conversation list, if it is in there. */
  head: ThreadHead | undefined;
  /** Undefined while loading. */
  thread: OpenThread | undefined;
};

/** The open conversation, or why it cannot be shown. */
export function ThreadPane({ application, head, thread, ...rest }: ThreadPaneProps) {
  const { revalidate, state } = useRevalidator();
  const { isEmployer, onBack, isFocused } = rest;
  if (thread?.kind === 'there') return <Conversation thread={thread} {...rest} />;
  const trouble = thread && texts[thread.kind === 'missing' ? 'missing' : 'failed'];
  return (
    <section className={styles.thread} data-application={application}>
      {head ? (
        <ThreadHeader head={head} isEmployer={isEmployer} isFocused={isFocused} onBack={onBack} />
      ) : (
        <BareHeader onBack={onBack} />
      )}
      <div className={styles.middle}>
        {!trouble && <ComingMessages />}
        {trouble === texts.missing && (
          <ErrorPanel
            bare
            title={trouble.title}
            message={trouble.text}
            action={
              <Link to={addressOf({})} className={buttonClass()}>
                {trouble.back}
              </Link>
            }
          />
        )}
        {trouble === texts.failed && (
          <ErrorPanel
            bare
            title={trouble.thread}
            message={trouble.text}
            busy={state === 'loading'}
            onRetry={() => void revalidate()}
          />
        )}
      </div>
    </section>
  );
}

function ComingMessages() {
  return (
    <div className={styles.coming} aria-busy="true">
      <Skeleton className={styles.comingMessage} />
      <Skeleton className={styles.comingMessage} />
      <Skeleton className={styles.comingMessage} />
    </div>
  );
}
