import type { Message } from '@metier/shared/contract';
import { useFetcher } from '@metier/shared/router';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { MESSAGES_PATH } from './messages-address';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isPageVisible = () => document.visibilityState === 'visible';

/**
 * Marks messages as read once they are seen: the end of the conversation is in view and the page is visible.
 */
export function useMarkAsRead(messages: readonly Message[], isAtEnd: boolean): void {
  const fetcher = useFetcher();
  const { submit } = fetcher;
  const isVisible = useSyncExternalStore(subscribe, isPageVisible, () => false);
  const lastMarked = useRef<number>(undefined);
  const unread = messages.find((message) => !message.is_mine && !message.read)?.id;
  useEffect(() => {
    // One attempt per message; a failed one is repeated with the next message or visit.
    if (unread === undefined || !isAtEnd || !isVisible || lastMarked.current === unread) return;
    lastMarked.current = unread;
    void submit({ read: unread }, { method: 'post', action: MESSAGES_PATH });
  }, [unread, isAtEnd, isVisible, submit]);
}
