/**
 * The names in a comma-separated list, trimmed and deduplicated case-insensitively; the first spelling is
 * kept.
 */
export function readSkills(text: string): string[] {
  const names = new Map<string, string>();
  for (const part of text.split(',')) {
    const name = part.trim();
    const key = name.toLowerCase();
    if (name && !names.has(key)) names.set(key, name);
  }
  return [...names.values()];
}

/** The list as editable text. */
export function writeSkills(names: readonly string[]): string {
  return names.join(', ');
}
