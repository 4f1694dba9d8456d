import type { Listing } from '@metier/sdk/api';
import type { Message } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import { type Language } from '@metier/sdk/rules';
import { Button, buttonClass, joinClasses, useLanguage, useTexts, VisuallyHidden } from '@metier/sdk/ui';
import { useState, type Ref, type UIEvent } from 'react';
import type { ThreadHead } from '../load-messages';
import { MessageItem, OutgoingItem } from './message-item';
import styles from './message-log.module.css';
import { formatDay } from './message-times';
import { addressOf, type MessagesView } from '../messages-address';
import { messagesTexts } from '../messages.texts';
import type { Outgoing } from '../composer/use-outbox';

interface MessageLogProps {
  ref: Ref<HTMLDivElement>;
  name: ThreadHead['other']['name'];
  messages: Listing<Message>;
  outgoing: readonly Outgoing[];
  view: MessagesView;
  isAtEnd: boolean;
  onAtEnd: (isAtEnd: boolean) => void;
  onGoToEnd: () => void;
  onRetry: (item: Outgoing) => void;
  onEdit: (item: Outgoing) => void;
}

/** Within this distance of the end, the newest message counts as seen. */
const NEAR_PX = 48;

const findUnread = (messages: readonly Message[]) =>
  messages.filter((message) => !message.is_mine && !message.read);

/**
 * Messages, oldest first and scrolled to the newest. `column-reverse` lets the browser keep the scroll
 * position when messages are added at either end.
 */
export function MessageLog({ ref, name, messages, outgoing, view, isAtEnd, ...on }: MessageLogProps) {
  const language = useLanguage();
  const { thread: texts } = useTexts(messagesTexts);
  const { items, total } = messages;
  const [now] = useState(() => Date.now());
  /** First unread message at the time the conversation was opened. */
  const [firstUnread] = useState(() => findUnread(items).at(-1)?.id);
  const spoken = items.toReversed();

  function follow({ currentTarget }: UIEvent<HTMLElement>) {
    const isNear = Math.abs(currentTarget.scrollTop) < NEAR_PX;
    if (isNear !== isAtEnd) on.onAtEnd(isNear);
  }

  const unseen = isAtEnd ? 0 : findUnread(items).length;
  return (
    <div className={styles.frame}>
      <div
        ref={ref}
        role="log"
        aria-label={texts.log(name)}
        tabIndex={0}
        className={styles.log}
        onScroll={follow}
      >
        <div className={styles.inner}>
          {items.length < total && (
            <Link
              to={addressOf({ ...view, messagePages: view.messagePages + 1 })}
              preventScrollReset
              replace
              className={joinClasses(buttonClass('secondary', 'small'), styles.earlier)}
            >
              {texts.earlier}
            </Link>
          )}
          <ol className={styles.messages}>
            {spoken.map((message, at) => (
              <MessageItem
                key={message.id}
                message={message}
                previous={spoken[at - 1]}
                name={name}
                day={findDay(message, spoken[at - 1], now, language)}
                isFirstUnread={message.id === firstUnread}
                isLast={at === spoken.length - 1 && outgoing.length === 0}
              />
            ))}
            {outgoing.map((item) => (
              <OutgoingItem
                key={`out ${item.key}`}
                item={item}
                onRetry={() => on.onRetry(item)}
                onEdit={() => on.onEdit(item)}
              />
            ))}
          </ol>
        </div>
      </div>
      {unseen > 0 && (
        <Button size="small" className={styles.below} onClick={on.onGoToEnd}>
          {texts.newBelow(unseen)}
          <span aria-hidden="true">↓</span>
        </Button>
      )}
      <VisuallyHidden>
        <span role="status">{outgoing.some(({ state }) => state === 'sending') && texts.sending}</span>
      </VisuallyHidden>
    </div>
  );
}

/** The date heading, if this message is the first of its day. */
function findDay(
  message: Message,
  previous: Message | undefined,
  now: number,
  language: Language,
): string | undefined {
  const day = formatDay(message.created_at, now, language);
  return previous && formatDay(previous.created_at, now, language) === day ? undefined : day;
}
