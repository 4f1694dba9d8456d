import { useState } from 'react';
import type { Application } from '@metier/sdk/contract';

export interface Selection {
  /** The selected items among the shown ones. */
  readonly items: readonly Application[];
  readonly isAll: boolean;
  has(id: number): boolean;
  set(id: number, isSelected: boolean): void;
  setAll(isSelected: boolean): void;
}

/** Selection among the shown applications; an item that is no longer shown is deselected. */
export function useSelection(shown: readonly Application[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const items = shown.filter(({ id }) => ids.has(id));
  const keep = (wanted: Iterable<number>) => setIds(new Set(wanted));
  const selected = items.map(({ id }) => id);
  return {
    items,
    isAll: items.length === shown.length && shown.length > 0,
    has: (id) => ids.has(id),
    set: (id, isSelected) => keep(isSelected ? [...selected, id] : selected.filter((other) => other !== id)),
    setAll: (isSelected) => keep(isSelected ? shown.map(({ id }) => id) : []),
  };
}
