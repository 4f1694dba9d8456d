import { useEffect, useEffectEvent } from 'react';
import type { Application } from '@metier/sdk/contract';
import { useRevalidator } from '@metier/sdk/router';
import { UNDO_MS } from '@metier/sdk/rules';
import { LATE_MS } from './watch-moves';

/** Reloads the list once the next planned move of its applications has taken effect. */
export function useRefreshAfterMoves(items: readonly Application[]): void {
  const { revalidate } = useRevalidator();
  const refresh = useEffectEvent(() => void revalidate());
  const dueAt = items
    .map(({ planned_move: move }) => move?.due_at)
    .filter((moment) => moment !== undefined)
    .sort()[0];
  useEffect(() => {
    if (dueAt === undefined) return;
    // The clock of the device may differ from the server's.
    const left = Math.min(Math.max(Date.parse(dueAt) - Date.now(), 0), UNDO_MS);
    const timer = setTimeout(refresh, left + LATE_MS);
    return () => clearTimeout(timer);
  }, [dueAt, items]);
}
