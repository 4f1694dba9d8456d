/** Stands for a part that is known only at run time. */
export const UNKNOWN = '{}';

/** Limits the combinations, so that conditions cannot make the analysis slow. */
const MAX_TEXTS = 16;
const MAX_LENGTH = 4_000;

function commonStart(texts: readonly string[]): string {
  let [start = ''] = texts;
  for (const text of texts) while (!text.startsWith(start)) start = start.slice(0, -1);
  return start;
}

/** Without repetitions; too many or too long ones become what all begin with. */
export function limit(texts: readonly string[]): readonly string[] {
  const all = [...new Set(texts)];
  if (all.length <= MAX_TEXTS && all.every((text) => text.length <= MAX_LENGTH)) return all;
  return [commonStart(all.map((text) => text.slice(0, MAX_LENGTH))) + UNKNOWN];
}

/** Every text of the left followed by every one of the right. */
export const combine = (lefts: readonly string[], rights: readonly string[]): readonly string[] =>
  limit(lefts.flatMap((left) => rights.map((right) => left + right)));

export const isKnown = (text: string): boolean => !text.includes(UNKNOWN);
