import type { Health, Rollout } from '@metier/sdk/contract';

const RATE = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** Percent or percentage points, with at most two decimals and without a unit. */
export const formatPercent = (percent: number): string => RATE.format(percent);

/** Failures per hundred views; undefined without views. */
export const errorRate = ({ views, failures }: Health): number | undefined =>
  views === 0 ? undefined : (100 * failures) / views;

/** `0.25 %`, or a dash without views. */
export function formatRate(health: Health): string {
  const rate = errorRate(health);
  return rate === undefined ? '–' : `${formatPercent(rate)} %`;
}

/** Result of a rollout so far, by the same rules as on the server. */
export interface RolloutProgress {
  /** Views of the candidate that are missing before a decision. */
  readonly missing: number;
  /**
   * Percentage points by which the candidate's error rate exceeds that of the live release; negative if it is
   * lower.
   */
  readonly distance: number;
  /** Error rate in percent above which the rollout halts automatically. */
  readonly limit: number;
}

export function measureRollout({
  candidate,
  stable,
  margin,
  minimum_views: wanted,
}: Rollout): RolloutProgress {
  const stableRate = errorRate(stable) ?? 0;
  return {
    missing: Math.max(0, wanted - candidate.views),
    distance: (errorRate(candidate) ?? 0) - stableRate,
    limit: stableRate + margin,
  };
}
