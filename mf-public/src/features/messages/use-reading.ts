import type { Message } from '@metier/shared/contract';
import { useFetcher } from '@metier/shared/router';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { MESSAGES_PATH } from './messages-address';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isPageVisible = () => document.visibilityState === 'visible';

/** Marks what has come in as read once it is seen: the end of the conversation in sight, the page in front. */
export function useReading(messages: readonly Message[], isAtEnd: boolean): void {
  const fetcher = useFetcher();
  const { submit } = fetcher;
  const isVisible = useSyncExternalStore(subscribe, isPageVisible, () => false);
  const lastMarked = useRef<number>(undefined);
  const unread = messages.find((message) => !message.is_mine && !message.read)?.id;
  useEffect(() => {
    // Once each: what could not be marked is marked with the next message, or the next time.
    if (unread === undefined || !isAtEnd || !isVisible || lastMarked.current === unread) return;
    lastMarked.current = unread;
    void submit({ read: unread }, { method: 'post', action: MESSAGES_PATH });
  }, [unread, isAtEnd, isVisible, submit]);
}
