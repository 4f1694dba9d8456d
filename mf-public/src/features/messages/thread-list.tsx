import type { Listing } from '@metier/sdk/api';
import type { MessageThread } from '@metier/sdk/contract';
import { Link } from '@metier/sdk/router';
import { buttonClass, joinClasses, useTexts } from '@metier/sdk/ui';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import { addressOf, type MessagesView } from './messages-address';
import { messagesTexts } from './messages.texts';
import { ThreadItem } from './thread-item';
import styles from './thread-list.module.css';

interface ThreadListProps {
  threads: Listing<MessageThread>;
  view: MessagesView;
  chosen: number | undefined;
  /** The conversation that was just left, which gets the focus back. */
  left: number | undefined;
  onOpen: (application: number) => void;
}

/** The link that an arrow key moves the focus to. */
function findNext(key: string, links: readonly HTMLElement[], present: number): HTMLElement | undefined {
  const targets: Record<string, number> = {
    ArrowDown: present + 1,
    ArrowUp: present - 1,
    Home: 0,
    End: links.length - 1,
  };
  const target = targets[key];
  return target === undefined ? undefined : links[target];
}

/** All conversations, sorted by their newest message. Arrow keys move between them. */
export function ThreadList({ threads, view, chosen, left, onOpen }: ThreadListProps) {
  const { threads: texts } = useTexts(messagesTexts);
  const list = useRef<HTMLUListElement>(null);

  useEffect(() => {
    if (left !== undefined) list.current?.querySelector<HTMLElement>(`[data-thread="${left}"]`)?.focus();
  }, [left]);

  function moveFocus(event: KeyboardEvent) {
    const links = [...(list.current?.querySelectorAll<HTMLElement>('[data-thread]') ?? [])];
    const next = findNext(event.key, links, links.indexOf(event.target as HTMLElement));
    if (!next) return;
    event.preventDefault();
    next.focus();
  }

  const hasMore = threads.items.length < threads.total;
  return (
    <nav aria-label={texts.label} className={styles.threads}>
      <ul ref={list} className={styles.items} onKeyDown={moveFocus}>
        {threads.items.map((thread) => (
          <li key={thread.application}>
            <ThreadItem
              thread={thread}
              isChosen={thread.application === chosen}
              to={addressOf({ application: thread.application, threadPages: view.threadPages })}
              onOpen={onOpen}
            />
          </li>
        ))}
      </ul>
      {hasMore && (
        <Link
          to={addressOf({ ...view, threadPages: view.threadPages + 1 })}
          preventScrollReset
          className={joinClasses(buttonClass('ghost', 'small'), styles.more)}
        >
          {texts.more}
        </Link>
      )}
    </nav>
  );
}
