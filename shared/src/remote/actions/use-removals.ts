import { startTransition, useRef, useState } from 'react';
import { isApiError } from '../../api/index';
import { useRevalidator } from '@metier/sdk/router';
import { usePorts } from '../ports-provider';
import { useUndoToast } from './use-undo-toast';

export interface RemovalOptions {
  remove(id: number): Promise<unknown>;
  restore(id: number): Promise<unknown>;
  readonly removed: string;
  readonly removeFailed: string;
  readonly restored: string;
  readonly restoreFailed: string;
}

export interface Removals {
  /** Optimistic removal, announced by a toast with Undo; ignored while the same row is being removed. */
  remove(id: number): void;
  /** True while the row is being removed, so that the list leaves it out. */
  isLeaving(id: number): boolean;
}

/** Removes rows of a list, several at once; a row that could not be removed is shown again. */
export function useRemovals(options: RemovalOptions): Removals {
  const { notify } = usePorts();
  const { revalidate } = useRevalidator();
  const announce = useUndoToast();
  const [leaving, setLeaving] = useState<readonly number[]>([]);
  // A second click may precede the render that leaves the row out.
  const pending = useRef(new Set<number>());

  async function send(id: number): Promise<void> {
    try {
      await options.remove(id);
      const { removed, restored, restoreFailed } = options;
      announce(removed, { undo: () => options.restore(id), undone: restored, failed: restoreFailed });
    } catch (error) {
      if (!isApiError(error)) throw error;
      notify.error(options.removeFailed);
    }
    await revalidate();
  }

  async function run(id: number): Promise<void> {
    if (pending.current.has(id)) return;
    pending.current.add(id);
    setLeaving((now) => [...now, id]);
    try {
      await send(id);
    } finally {
      pending.current.delete(id);
      // The router renders reloaded data in a transition; the row must not come back before it.
      startTransition(() => setLeaving((now) => now.filter((other) => other !== id)));
    }
  }

  return { remove: (id) => void run(id), isLeaving: (id) => leaving.includes(id) };
}
