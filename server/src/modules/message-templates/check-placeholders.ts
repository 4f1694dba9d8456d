import { findUnknownPlaceholder, PLACEHOLDERS, type Placeholder } from '@metier/sdk/rules';
import { refuse } from '../../errors';

/** Refuses a text with an unknown placeholder, and names those that it may have. */
export function checkPlaceholders(
  field: string,
  text: string,
  known: readonly Placeholder[] = PLACEHOLDERS.map(({ value }) => value),
): void {
  const unknown = findUnknownPlaceholder(text, known);
  if (unknown === undefined) return;
  const names = known.map((name) => `{${name}}`).join(', ');
  throw refuse.field(field, `${unknown} is not a placeholder. Use ${names}.`);
}
