import type { MessageBody } from '@metier/sdk/contract';
import { EmptyState, useTexts } from '@metier/sdk/ui';
import { useRef, useState } from 'react';
import { Composer } from './composer/composer';
import type { OpenThread } from './load-messages';
import { MessageLog } from './thread/message-log';
import type { MessagesView } from './messages-address';
import { messagesTexts } from './messages.texts';
import { ThreadHeader } from './thread/thread-header';
import styles from './thread/thread-pane.module.css';
import type { Drafts } from './composer/use-drafts';
import { listOutgoing, type Outbox, type Outgoing } from './composer/use-outbox';
import { useMarkAsRead } from './use-mark-as-read';

export interface ConversationProps {
  thread: OpenThread;
  view: MessagesView;
  isEmployer: boolean;
  isFocused: boolean;
  drafts: Drafts;
  outbox: Outbox;
  onBack: () => void;
}

/** A conversation with its composer, which is hidden once the application is withdrawn. */
export function Conversation({
  thread,
  view,
  isEmployer,
  isFocused,
  drafts,
  outbox,
  onBack,
}: ConversationProps) {
  const { ended: endedTexts, thread: texts } = useTexts(messagesTexts);
  const { head, messages, application } = thread;
  const { items } = messages;
  const [isAtEnd, setAtEnd] = useState(true);
  const log = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const outgoing = listOutgoing(outbox.items, application, items);
  const isBegun = items.length + outgoing.length > 0;
  const hasEnded = head.status === 'withdrawn';
  useMarkAsRead(items, isAtEnd);

  function goToEnd() {
    if (log.current) log.current.scrollTop = 0;
    setAtEnd(true);
  }

  function send(body: MessageBody) {
    outbox.send(body, items);
    drafts.set(application, { body: '', isCopied: body.send_copy ?? false });
    goToEnd();
  }

  function edit(item: Outgoing) {
    const draft = drafts.get(application);
    const body = [item.body.body, draft.body].filter(Boolean).join('\n\n');
    outbox.drop(item);
    drafts.set(application, { ...draft, body });
    area.current?.focus();
  }

  return (
    <section className={styles.thread} data-application={application}>
      <ThreadHeader head={head} isEmployer={isEmployer} isFocused={isFocused} onBack={onBack} />
      {isBegun ? (
        <MessageLog
          ref={log}
          name={head.other.name}
          messages={messages}
          outgoing={outgoing}
          view={view}
          isAtEnd={isAtEnd}
          onAtEnd={setAtEnd}
          onGoToEnd={goToEnd}
          onRetry={outbox.retry}
          onEdit={edit}
        />
      ) : (
        <div className={styles.middle}>
          {hasEnded ? (
            <EmptyState bare icon="mail" title={endedTexts.none} />
          ) : isEmployer ? (
            <p className={styles.first}>{texts.first(head.other.name)}</p>
          ) : (
            <EmptyState bare icon="mail" title={texts.silent.title} text={texts.silent.text} />
          )}
        </div>
      )}
      {hasEnded && <p className={styles.ended}>{endedTexts[isEmployer ? 'job_provider' : 'job_seeker']}</p>}
      {!hasEnded && (isBegun || isEmployer) && (
        <Composer
          ref={area}
          head={head}
          isFirst={!isBegun}
          isEmployer={isEmployer}
          draft={drafts.get(application)}
          onDraft={(draft) => drafts.set(application, draft)}
          onSend={send}
        />
      )}
    </section>
  );
}
