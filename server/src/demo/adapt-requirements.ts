/** A requirement of completed training or of experience, in any of the four languages. */
const TRAINED =
  /diplom|abschluss|bachelor|master|\b(?:AFC|CFC|EFZ|MSc|PhD)\b|lehre|ausbildung|grundbildung|studium|fachausweis|fachschule|zertifi|certifica|degree|qualification|formation|formazione|abilitazione|titre|erfahr|expérience|experience|esperienza|hands-on|routine|(?:two|three) years/i;

/**
 * The training and the experience of a profession come after an internship, so its requirements of them are
 * replaced by `beginners`.
 */
export function adaptRequirements(
  requirements: string[],
  beginners: readonly string[] | undefined,
): string[] {
  if (!beginners) return requirements;
  const others = requirements.filter((text) => !TRAINED.test(text));
  return [...beginners.slice(0, requirements.length - others.length), ...others];
}
