import type { UnsavedPort } from '@metier/shared/remote';

export interface Unsaved extends UnsavedPort {
  hasAny(): boolean;
  subscribe(listener: () => void): () => void;
}

/** Counts unsaved input anywhere in the page. */
export function createUnsaved(): Unsaved {
  const listeners = new Set<() => void>();
  const entries = new Set<symbol>();
  const tell = () => listeners.forEach((listener) => listener());
  return {
    begin() {
      const entry = Symbol();
      entries.add(entry);
      tell();
      return () => {
        if (entries.delete(entry)) tell();
      };
    },
    hasAny: () => entries.size > 0,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
