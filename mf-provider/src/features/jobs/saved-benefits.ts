import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { BENEFIT_PRESETS } from '@metier/shared/rules';

/** The presets an employer offers, each with their own words for it. */
export type ChosenBenefits = Readonly<Record<string, string>>;

const NONE: ChosenBenefits = {};

/** Whatever stands in the store was written by an older version, another program or a curious person. */
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

/** One entry of the browser's storage; without a storage (blocked, full) it is remembered until the page is left. */
function createEntry(key: string) {
  const listeners = new Set<() => void>();
  let fallback: string | null = null;
  const tell = () => listeners.forEach((listener) => listener());
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
        // Full or forbidden: the fallback holds it.
      }
      tell();
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
 * The chosen benefits of one person, kept in this browser from job to job. The first render, which may be the server's,
 * knows none of them.
 */
export function useSavedBenefits(userId: number | undefined) {
  const entry = useMemo(() => createEntry(`metier.benefits.${userId ?? 'anyone'}`), [userId]);
  const stored = useSyncExternalStore(entry.subscribe, entry.read, () => null);
  const chosen = useMemo(() => readChosenBenefits(stored), [stored]);
  const save = useCallback((next: ChosenBenefits) => entry.write(JSON.stringify(next)), [entry]);
  return [chosen, save] as const;
}
