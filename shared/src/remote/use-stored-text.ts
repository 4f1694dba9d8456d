import { useCallback, useMemo, useSyncExternalStore } from 'react';

/** One entry of localStorage; falls back to memory if storage is blocked or full. */
function createEntry(key: string) {
  const listeners = new Set<() => void>();
  let fallback: string | null = null;
  const notifyListeners = () => listeners.forEach((listener) => listener());
  return {
    read(): string | null {
      try {
        return localStorage.getItem(key) ?? fallback;
      } catch {
        return fallback;
      }
    },
    write(value: string) {
      fallback = value;
      try {
        localStorage.setItem(key, value);
      } catch {
        // Storage full or forbidden: kept in the fallback.
      }
      notifyListeners();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      window.addEventListener('storage', listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener('storage', listener);
      };
    },
  };
}

/**
 * A text kept in this browser. On the server and in the first render, which has to match the server's, it is
 * `onServer`.
 */
export function useStoredText(
  key: string,
  onServer: string | null = null,
): readonly [string | null, (text: string) => void] {
  const entry = useMemo(() => createEntry(key), [key]);
  const stored = useSyncExternalStore(entry.subscribe, entry.read, () => onServer);
  return [stored, useCallback((text: string) => entry.write(text), [entry])];
}
