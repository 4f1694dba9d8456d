import type { PayComparison } from '@metier/sdk/contract';
import type { Language } from '@metier/sdk/rules';
import type { Queryable } from '../../db/database';
import { refuse } from '../../errors';
import { findComparablePay } from '../../search/index';

/** The share of the jobs below each figure. */
const SHARES = { low: 0.1, lower_quartile: 0.25, median: 0.5, upper_quartile: 0.75, high: 0.9 } as const;

/** What other jobs of the same occupation pay; null when too few can be compared, 404 when there is no such job. */
export async function comparePay(
  db: Queryable,
  id: number,
  language: Language,
): Promise<PayComparison | null> {
  const comparable = await findComparablePay(db, id, language);
  if (comparable === undefined) throw refuse.missing();
  if (!comparable || comparable.occupations.length === 0) return null;
  const { occupations, own, others } = comparable;
  const figure = (name: keyof typeof SHARES) => interpolate(others, SHARES[name]);
  return {
    occupations: [...occupations],
    jobs: others.length,
    below: others.filter((pay) => pay < own).length,
    above: others.filter((pay) => pay > own).length,
    low: figure('low'),
    high: figure('high'),
    lower_quartile: figure('lower_quartile'),
    median: figure('median'),
    upper_quartile: figure('upper_quartile'),
  };
}

/** The amount below which a share of the sorted amounts is, between two of them if need be. */
function interpolate(sorted: readonly number[], share: number): number {
  const at = share * (sorted.length - 1);
  const [below = 0, above = below] = sorted.slice(Math.floor(at), Math.floor(at) + 2);
  return Math.round(below + (above - below) * (at - Math.floor(at)));
}
