/** An application of the past months, in days since it was sent. */
export interface ResponseSample {
  /** Until the first answer of the company; null without one. */
  readonly answeredAfter: number | null;
  /** Until today, or until the candidate withdrew: as long as an answer could have come. */
  readonly observedFor: number;
}

/** Shares of applications: those that "answers within" promises, and every second one. */
const PROMISED = 0.8;
export const HALF = 0.5;

/** Below this number, no figure is shown. */
const MIN_ANSWERS = 5;
const MAX_DAYS = 30;

/**
 * The smallest number of days within which this share of applications (four of five) was answered, among those that were
 * observed for as long. One without an answer counts from the day on which it is older than the number, so
 * silence makes the figure worse and then removes it; a recent one counts neither way.
 */
export function measureResponse(samples: readonly ResponseSample[], share = PROMISED): number | null {
  const answered = samples.filter(({ answeredAfter }) => answeredAfter !== null).length;
  if (answered < MIN_ANSWERS) return null;
  for (let days = 1; days <= MAX_DAYS; days += 1) {
    const observed = samples.filter(({ observedFor }) => observedFor >= days);
    const inTime = observed.filter(({ answeredAfter }) => answeredAfter !== null && answeredAfter <= days);
    if (observed.length >= MIN_ANSWERS && inTime.length >= share * observed.length) return days;
  }
  return null;
}
