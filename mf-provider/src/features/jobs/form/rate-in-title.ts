import { ACTIVITY_RATE_LIMITS } from '@metier/sdk/rules';

/** An activity rate as typed in the form; the upper end of a single rate is ''. */
export interface TypedRate {
  readonly activity_rate: string;
  readonly activity_rate_max: string;
}

const RATE = /(?<!\d)(?:(\d{1,3})\s*%?\s*(?:[-–—]|bis|à|a|to)\s*)?(\d{1,3})\s*%/i;

/** The rate that a title names: `80-100%`, `80 % bis 100 %`, `60 %`; undefined if it names none that can be. */
export function readRateInTitle(title: string): TypedRate | undefined {
  const [, low, high = ''] = RATE.exec(title) ?? [];
  const [first, last] = [Number(low ?? high), Number(high)];
  if (first < ACTIVITY_RATE_LIMITS.newJobMin || last > ACTIVITY_RATE_LIMITS.max || last < first)
    return undefined;
  return { activity_rate: String(first), activity_rate_max: last > first ? String(last) : '' };
}
