import type { MessageThread } from '@metier/sdk/contract';
import { usePorts, type LiveEvent } from '@metier/sdk/remote';
import { useRevalidator } from '@metier/sdk/router';
import { useEffect, useEffectEvent } from 'react';

/** Revalidates on live events that the page does not show yet. */
export function useLiveRefresh(threads: readonly MessageThread[] | undefined): void {
  const { live } = usePorts();
  const { revalidate } = useRevalidator();
  const onEvent = useEffectEvent((kind: LiveEvent['kind']) => {
    if (kind === 'moderation') return;
    const shown = threads?.reduce((sum, thread) => sum + thread.unread_count, 0);
    if (kind === 'unread' && shown === live.getUnreadCount()) return;
    void revalidate();
  });
  useEffect(() => live.subscribe(({ kind }) => onEvent(kind)), [live]);
}
