import { readMessage } from '@metier/sdk/api';
import type { Message } from '@metier/sdk/contract';
import { useMutation, usePorts } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import { useEffect, useRef, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

const isPageVisible = () => document.visibilityState === 'visible';

/**
 * Marks messages as read once they are seen: the end of the conversation is in view and the page is visible.
 */
export function useMarkAsRead(messages: readonly Message[], isAtEnd: boolean): void {
  const { http, live } = usePorts();
  const { revalidate } = useRevalidator();
  const { run, isPending } = useMutation({
    call: (id: number) => readMessage(http, id),
    async done() {
      live.refresh();
      await revalidate();
    },
    // Silent, because this is not a user action.
    failed: () => undefined,
  });
  const isVisible = useSyncExternalStore(subscribe, isPageVisible, () => false);
  const lastMarked = useRef<number>(undefined);
  const unread = messages.find((message) => !message.is_mine && !message.read)?.id;
  useEffect(() => {
    // One attempt per message; a failed one is repeated with the next message or visit.
    if (unread === undefined || !isAtEnd || !isVisible || isPending || lastMarked.current === unread) return;
    lastMarked.current = unread;
    run(unread);
  }, [unread, isAtEnd, isVisible, isPending, run]);
}
