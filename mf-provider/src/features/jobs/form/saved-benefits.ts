import { useCallback, useMemo } from 'react';
import { useStoredText } from '@metier/sdk/remote';
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

/**
 * A user's chosen benefits, persisted in this browser across jobs. Empty in the first render, to match the
 * server's.
 */
export function useSavedBenefits(userId: number | undefined) {
  const [stored, store] = useStoredText(`metier.benefits.${userId ?? 'anyone'}`);
  const chosen = useMemo(() => readChosenBenefits(stored), [stored]);
  const save = useCallback((next: ChosenBenefits) => store(JSON.stringify(next)), [store]);
  return [chosen, save] as const;
}
