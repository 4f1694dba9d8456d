import type { Language } from './languages';

const AND: Readonly<Record<Language, string>> = { en: 'and', de: 'und', fr: 'et', it: 'e' };
const OR: Readonly<Record<Language, string>> = { en: 'or', de: 'oder', fr: 'ou', it: 'o' };

/** `A, B and C` in a language, without a comma before the last word. */
export function formatList(items: readonly string[], language: Language, kind: 'and' | 'or' = 'and'): string {
  const [last = ''] = items.slice(-1);
  if (items.length < 2) return last;
  return `${items.slice(0, -1).join(', ')} ${(kind === 'and' ? AND : OR)[language]} ${last}`;
}
