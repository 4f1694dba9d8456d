import type { ReactNode } from 'react';
import { Section } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { buttonClass, ErrorPanel, Skeleton, useTexts } from '@metier/sdk/ui';
import { Conversation, type ConversationProps } from '../conversation';
import type { MessagesData, ThreadHead } from '../load-messages';
import { addressOf } from '../messages-address';
import { messagesTexts } from '../messages.texts';
import { BareHeader, ThreadHeader } from './thread-header';
import styles from './thread-pane.module.css';

type ThreadPaneProps = Omit<ConversationProps, 'thread'> & {
  application: number;
  /** Header data from the conversation list, if it is in there. */
  head: ThreadHead | undefined;
  /** Undefined while loading. */
  thread: MessagesData['thread'];
};

/** The open conversation, or why it cannot be shown. */
export function ThreadPane({ thread, ...props }: ThreadPaneProps) {
  const texts = useTexts(messagesTexts);
  return (
    <Section
      of={thread}
      loading={
        <EmptyPane {...props}>
          <ComingMessages />
        </EmptyPane>
      }
      failed={(retry, { status }) => (
        <EmptyPane {...props}>
          {status === 404 ? (
            <MissingThread />
          ) : (
            <ErrorPanel {...retry} bare title={texts.failed.thread} message={texts.failed.text} />
          )}
        </EmptyPane>
      )}
    >
      {(loaded) => <Conversation thread={loaded} {...props} />}
    </Section>
  );
}

type EmptyPaneProps = Omit<ThreadPaneProps, 'thread'> & { children: ReactNode };

function EmptyPane({ application, head, isEmployer, isFocused, onBack, children }: EmptyPaneProps) {
  return (
    <section className={styles.thread} data-application={application}>
      {head ? (
        <ThreadHeader head={head} isEmployer={isEmployer} isFocused={isFocused} onBack={onBack} />
      ) : (
        <BareHeader onBack={onBack} />
      )}
      <div className={styles.middle}>{children}</div>
    </section>
  );
}

function MissingThread() {
  const texts = useTexts(messagesTexts);
  const { title, text, back } = texts.missing;
  return (
    <ErrorPanel
      bare
      title={title}
      message={text}
      action={
        <Link to={addressOf({})} className={buttonClass()}>
          {back}
        </Link>
      }
    />
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
