import { addDays, writeDate } from './calendar';
import type { Random } from './random';

/** Days until the deadlines of the demo employer's postings: one is near, one has passed and its job is closed. */
const EMPLOYER_DEADLINES: readonly (number | undefined)[] = [
  5,
  undefined,
  26,
  undefined,
  12,
  undefined,
  undefined,
  -3,
];

/** The application deadline of every third posting, in three to sixty days; `at` is one of the demo employer's. */
export function chooseDeadline(at: number | undefined, today: Date, random: Random): string | null {
  const drawn = random.chance(0.33) ? random.integer(3, 60) : undefined;
  const days = at === undefined ? drawn : EMPLOYER_DEADLINES[at];
  return days === undefined ? null : writeDate(addDays(today, days));
}
