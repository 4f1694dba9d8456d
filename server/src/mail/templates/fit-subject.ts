/** Mail programs on phones show about this much of a subject. */
export const SUBJECT_LIMIT = 60;
const MIN_NAME_LENGTH = 12;

/** Parts of a payload that people have named, and that may be long. */
const NAMES = ['job', 'title', 'company', 'other', 'applicant', 'employer', 'author', 'subject'] as const;

/** The text cut before a word, so that it has at most this many characters. */
function cut(text: string, limit: number): string {
  const start = text.slice(0, limit - 1);
  const whole = start.slice(0, start.lastIndexOf(' '));
  const kept = whole.length > start.length / 2 ? whole : start;
  return `${kept.replace(/[\s,;:/(«“&–-]+$/u, '')}…`;
}

/** Writes a subject whose names are cut, always the longest one, until it fits or all of them are short. */
export function fitSubject<Payload extends object>(
  write: (payload: Payload) => string,
  payload: Payload,
): string {
  let fitting = payload;
  for (;;) {
    const subject = write(fitting);
    if (subject.length <= SUBJECT_LIMIT) return subject;
    const names = NAMES.flatMap((key) => {
      const name: unknown = Reflect.get(fitting, key);
      return typeof name === 'string' && name.length > MIN_NAME_LENGTH && subject.includes(name)
        ? [{ key, name }]
        : [];
    });
    const [longest] = names.sort((one, other) => other.name.length - one.name.length);
    if (!longest) return subject;
    fitting = { ...fitting, [longest.key]: cut(longest.name, longest.name.length - 1) };
  }
}
