import type { Message } from '@metier/sdk/contract';
import { ReportButton } from '@metier/sdk/remote';
import { formatSwissClock } from '@metier/sdk/rules';
import { Button, Icon, joinClasses, useTexts, VisuallyHidden } from '@metier/sdk/ui';
import styles from './message-log.module.css';
import { messagesTexts } from '../messages.texts';
import { splitLinks } from './split-links';
import type { Outgoing } from '../composer/use-outbox';
const GROUP_MS = 10 * 60 * 1000;

/** Text of a message: line breaks and spaces kept, URLs as links, no other markup. */
function MessageText({ text }: { text: string }) {
  const { thread: texts } = useTexts(messagesTexts);
  return (
    <p className={styles.text} dir="auto">
      {splitLinks(text).map(({ text: part, href }, at) =>
        href ? (
          <a key={at} href={href} target="_blank" rel="noopener noreferrer nofollow">
            {part}
            <VisuallyHidden> {texts.newTab}</VisuallyHidden>
          </a>
        ) : (
          part
        ),
      )}
    </p>
  );
}

interface MessageItemProps {
  message: Message;
  previous: Message | undefined;
  name: string;
  /** Date heading; set only on the first message of a day. */
  day: string | undefined;
  isFirstUnread: boolean;
  isLast: boolean;
}

/** True if grouped with the previous message: same sender, within a few minutes. */
function isContinued({ is_mine: isMine, created_at: at }: Message, previous: Message | undefined): boolean {
  return previous?.is_mine === isMine && Date.parse(at) - Date.parse(previous.created_at) < GROUP_MS;
}

export function MessageItem({ message, previous, name, day, isFirstUnread, isLast }: MessageItemProps) {
  const { thread: texts } = useTexts(messagesTexts);
  const { is_mine: isMine, subject, body, created_at: at, read: isRead } = message;
  const hasSubject = subject !== '' && subject !== previous?.subject;
  const isNext = !day && !hasSubject && !isFirstUnread && isContinued(message, previous);
  return (
    <>
      {day && (
        <li className={styles.day}>
          <time dateTime={at.slice(0, 10)}>{day}</time>
        </li>
      )}
      {isFirstUnread && <li className={styles.isNew}>{texts.isNew}</li>}
      <li className={joinClasses(styles.message, isMine && styles.isMine, isNext && styles.isNext)}>
        <VisuallyHidden>{isMine ? texts.you : name}</VisuallyHidden>
        {hasSubject && <p className={styles.subject}>{subject}</p>}
        <MessageText text={body} />
        <p className={styles.note}>
          <time dateTime={at}>{formatSwissClock(at)}</time>
          {isLast && isMine && ` · ${isRead ? texts.read : texts.sent}`}
        </p>
        {!isMine && (
          <ReportButton target="message" id={message.id} name={texts.reported} className={styles.report} />
        )}
      </li>
    </>
  );
}

interface OutgoingItemProps {
  item: Outgoing;
  onRetry: () => void;
  onEdit: () => void;
}

/** A message that the conversation does not contain yet: pending or failed. */
export function OutgoingItem({ item, onRetry, onEdit }: OutgoingItemProps) {
  const messages = useTexts(messagesTexts);
  const { thread: texts } = messages;

  const { body, at, state, reason, isFirst } = item;
  return (
    // Announced by the log once it has arrived, not while it is pending.
    <li
      aria-live="off"
      className={joinClasses(styles.message, styles.isMine, state !== 'sent' && styles.isOutgoing)}
    >
      <VisuallyHidden>{texts.you}</VisuallyHidden>
      {isFirst && body.subject && <p className={styles.subject}>{body.subject}</p>}
      <MessageText text={body.body.trim()} />
      {state === 'failed' ? (
        <div className={styles.failure}>
          <p role="alert" className={styles.reason}>
            <Icon name="warning" size="small" />
            {reason ?? messages.sendFailed}
          </p>
          <Button size="small" variant="secondary" onClick={onRetry}>
            {messages.failed.tryAgain}
          </Button>
          <Button size="small" variant="ghost" onClick={onEdit}>
            {messages.edit}
          </Button>
        </div>
      ) : (
        <p className={styles.note}>
          <time dateTime={at}>{formatSwissClock(at)}</time> ·{' '}
          {state === 'sending' ? texts.sending : texts.sent}
        </p>
      )}
    </li>
  );
}
