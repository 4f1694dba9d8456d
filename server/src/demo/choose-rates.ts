import type { DemoJob } from './demo-board';
import type { Random } from './random';

type Rates = Pick<DemoJob, 'activityRate' | 'activityRateMax'>;

/** The rates that the title names; else every fifth part-time job leaves twenty percent open. */
export function chooseRates(rate: number, title: string, random: Random): Rates {
  const isOpen = random.chance(0.2);
  const [, low, high] = title.match(/(\d+)(?:[–-](\d+))? %/) ?? [];
  if (low) return { activityRate: Number(low), activityRateMax: high ? Number(high) : null };
  const isRange = isOpen && rate >= 40 && rate <= 80;
  return { activityRate: rate, activityRateMax: isRange ? rate + 20 : null };
}
