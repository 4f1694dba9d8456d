import type { Health, Rollout } from '@metier/shared/contract';

const RATE = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });

/** Per cent, or points of per cent, with at most two decimals and without a unit. */
export const formatPercent = (percent: number): string => RATE.format(percent);

/** Failures of a hundred views; undefined where there were no views. */
export const errorRate = ({ views, failures }: Health): number | undefined =>
  views === 0 ? undefined : (100 * failures) / views;

/** `0.25 %`, or a dash where nobody has looked. */
export function formatRate(health: Health): string {
  const rate = errorRate(health);
  return rate === undefined ? '–' : `${formatPercent(rate)} %`;
}

/** How a rollout does, as the server judges it too. */
export interface Standing {
  /** Views of the candidate that are missing until it can be judged. */
  readonly missing: number;
  /** Points of per cent by which it does worse than what is live; negative when it does better. */
  readonly distance: number;
  /** The error rate in per cent above which it halts itself. */
  readonly limit: number;
}

export function readStanding({ candidate, stable, margin, minimum_views: wanted }: Rollout): Standing {
  const stableRate = errorRate(stable) ?? 0;
  return {
    missing: Math.max(0, wanted - candidate.views),
    distance: (errorRate(candidate) ?? 0) - stableRate,
    limit: stableRate + margin,
  };
}
