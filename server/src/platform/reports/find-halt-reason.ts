import type { Health } from '@metier/sdk/contract';

interface Figures {
  readonly candidate: Health;
  readonly stable: Health;
  /** Percentage points. */
  readonly margin: number;
  readonly minimumViews: number;
}

const rateOf = ({ views, failures }: Health) => (views === 0 ? 0 : (failures / views) * 100);

const describe = (health: Health) =>
  `${rateOf(health).toFixed(1)} % (${health.failures} of ${health.views} page views)`;

/**
 * Why a rollout has to be halted, with its figures; undefined while the candidate is within the margin or has
 * too few page views.
 */
export function findHaltReason({ candidate, stable, margin, minimumViews }: Figures): string | undefined {
  if (candidate.views < minimumViews) return undefined;
  if (rateOf(candidate) <= rateOf(stable) + margin) return undefined;
  return `The candidate fails in ${describe(candidate)}, the stable release in ${describe(stable)}; ${margin} points more are allowed.`;
}
