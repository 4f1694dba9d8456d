/*
 * Every expression is applied to folded text (lower case, no accents), whose letters are those of ASCII in all
 * four languages, and has bounded repetitions only, so that hostile titles take linear time.
 */

/** Characters between a word and its shortened other gender; spaces only before a slash with a hyphen. */
const LINK = String.raw`(?:\s?\/\s?-|\/|[:*_·•‧∙⋅.-])`;
const WORD_END = '(?![a-z0-9])';

const IN = '(in|innen)';
/** German, French and Italian endings of the other gender, without accents. */
const ENDING =
  '(?:es?|s|r|n|a|o|i|nes?|euses?|ses?|i?eres?|t?rices?|t?rici|esse|essa|sse|fe|ve|le|lle|te|tte|eure|i?enne)';
const PERSON = '(?:frau|mann|frauen|manner|maenner)';

const every = (source: string) => new RegExp(source, 'g');

const RULES: readonly (readonly [RegExp, string])[] = [
  // Inside a compound: Kund:innenberater, Schüler:innenbetreuung.
  [every(String.raw`(?<=er)[:*_]innen(?=[a-z])`), ''],
  [every(String.raw`(?<=[a-z]{2})[:*_]innen(?=[a-z])`), 'en'],
  // The feminine is complete when the ending is joined: Verkäufer/-in, Köch:in, Verkäufer(in).
  [every(String.raw`(?<=[a-z]{3})${LINK}${IN}${WORD_END}`), '$1'],
  [every(String.raw`(?<=[a-z]{3})\s?\([-/:*.·]?${IN}\)`), '$1'],
  // Buschauffeur/-chauffeuse: the second word is the end of the first one, which names more.
  [every(String.raw`(?<=[a-z]([a-z]{4})[a-z]{0,12})\s?\/\s?-\1[a-z]{0,20}${WORD_END}`), ''],
  // Kauffrau/-mann, Pflegefachmann:frau: the first word is a form.
  [every(String.raw`(?<=[a-z]{3})(?:\s?\/\s?-|[/:*_])${PERSON}${WORD_END}`), ''],
  [every(String.raw`(?<=[a-z]{3})\s?\([-/]{0,2}${PERSON}\)`), ''],
  // vendeur·euse, employé·e·s, impiegato/a, diplomierte:r.
  [every(String.raw`(?<=[a-z]{3})${LINK}${ENDING}(?:[·•‧∙⋅./-]s)?${WORD_END}`), ''],
  [every(String.raw`(?<=[a-z]{3})\s?\([-/:*.·]?${ENDING}\)`), ''],
];

const LETTER = '[mwfhdxunig*a]';
const BEFORE = '(?<![a-z0-9])';

/** Marks and workloads that belong to no name. */
const REMARKS: readonly RegExp[] = [
  every(String.raw`[([]\s?${LETTER}(?:\s?[/|,:;]\s?${LETTER}){1,4}\s?[)\]]`),
  every(String.raw`${BEFORE}${LETTER}(?:\s?[/|]\s?${LETTER}){1,4}${WORD_END}`),
  // The region of three countries, not a roof.
  every(String.raw`\(\s?dach\s?\)|${BEFORE}(?:dach-?\s?region|(?:region|raum|markt) dach)${WORD_END}`),
  every(String.raw`\(\s?(?:all(?:e|er)? ?(?:genders?|geschlechter)?|gn|mwd|wmd|tous les genres|a)\s?\)`),
  every(String.raw`${BEFORE}\(?a\*\)?${WORD_END}`),
  every(String.raw`(?<!\d)(?:\d{1,3}\s?%?\s?(?:-|–|—|\/|bis|a|to|al)\s?)?\d{1,3}\s?%(?:-?igen?${WORD_END})?`),
];

/** Without one of these characters between or after letters there is nothing to resolve. */
const SIGN = /[^a-z0-9 ,'’+#&"!?]/;

/**
 * Replaces shortened spellings of two genders in folded text by a full word, and removes marks such as
 * `(m/w/d)` and workloads such as `80-100%`.
 */
export function resolveGenderSpellings(folded: string): string {
  if (!SIGN.test(folded)) return folded;
  let text = folded;
  for (const remark of REMARKS) text = text.replace(remark, ' ');
  for (const [spelling, replacement] of RULES) text = text.replace(spelling, replacement);
  return text;
}
