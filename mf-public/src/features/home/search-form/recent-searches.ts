import { readTerm } from '../home-search';

export type SuggestedField = 'keyword' | 'location';

const MAX_RECENT = 5;
const keyOf = (field: SuggestedField) => `metier-recent-${field}`;

/** What was searched for in this field, the newest first, at most five; empty without storage. */
export function readRecent(field: SuggestedField): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(field)) ?? '[]');
    // Untrusted: an older version or the visitor may have written it.
    const texts = Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
    return texts.map(readTerm).filter(Boolean).slice(0, MAX_RECENT);
  } catch {
    return [];
  }
}

/** Puts a text first; an empty one changes nothing. */
export function addRecent(field: SuggestedField, text: string): void {
  const term = readTerm(text);
  if (term) write(field, [term, ...listOthers(field, term)].slice(0, MAX_RECENT));
}

/** The texts that remain. */
export function removeRecent(field: SuggestedField, text: string): string[] {
  const others = listOthers(field, text);
  write(field, others);
  return others;
}

const listOthers = (field: SuggestedField, text: string) =>
  readRecent(field).filter((other) => other.toLowerCase() !== text.toLowerCase());

function write(field: SuggestedField, texts: readonly string[]): void {
  try {
    localStorage.setItem(keyOf(field), JSON.stringify(texts));
  } catch {
    // Storage is full or forbidden: nothing is remembered.
  }
}
