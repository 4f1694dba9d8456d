/** How soon a company answers, in words; undefined while that is unknown. */
export function describeResponseTime(days: number | null | undefined): string | undefined {
  if (days === null || days === undefined) return undefined;
  return days === 1 ? 'Answers within a day' : `Answers within ${days} days`;
}
