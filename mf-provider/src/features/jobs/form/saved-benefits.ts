import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { BENEFIT_PRESETS } from '@metier/sdk/rules';

/** The employer's preset benefits, each with the employer's own description. */
export type ChosenBenefits = Readonly<Record<string, string>>;

const NONE: ChosenBenefits = {};

/** Parses untrusted storage: written by an older version, another program, or edited by the user. */
export function readChosenBenefits(stored: string | null): ChosenBenefits {
  const parsed = parse(stored);
  if (typeof parsed !== 'object' || parsed === null) return NONE;
  const entries = BENEFIT_PRESETS.flatMap(({ id }): [string, string][] => {
    const description: unknown = Reflect.get(parsed, id);
    return typeof description === 'string' ? [[id, description]] : [];
  });
  return Object.fromEntries(entries);
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}

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
 * A user's chosen benefits, persisted in this browser across jobs. Empty in the first render, to match the
 * server's.
 */
export function useSavedBenefits(userId: number | undefined) {
  const entry = useMemo(() => createEntry(`metier.benefits.${userId ?? 'anyone'}`), [userId]);
  const stored = useSyncExternalStore(entry.subscribe, entry.read, () => null);
  const chosen = useMemo(() => readChosenBenefits(stored), [stored]);
  const save = useCallback((next: ChosenBenefits) => entry.write(JSON.stringify(next)), [entry]);
  return [chosen, save] as const;
}
