import { keyOf, transliterate } from './fold-words';
import { listNeutralNames } from './neutral-names';
import type { Occupation, OccupationForm, OccupationGroup } from './parse-thesaurus';

/** What a form means: several occupations when it is shared, or a group. */
export interface FormMeaning {
  readonly occupations: readonly Occupation[];
  readonly group?: OccupationGroup;
}

/** The forms by their folded words. */
export interface FormIndex {
  /** Words joined by a space; null for the beginning of a longer form. */
  readonly meanings: ReadonlyMap<string, FormMeaning | null>;
  /** The words of all spellings. */
  readonly words: ReadonlySet<string>;
}

const PLAIN = /^[a-z0-9 ]*$/i;
const HYPHEN = /(?<=\p{L})-(?=\p{L})/gu;

/** The spellings of a form that are looked up: umlauts as one letter or two, hyphens as space or as nothing. */
export function listKeys(text: string): readonly string[] {
  const own = keyOf(text);
  if (PLAIN.test(text)) return [own];
  const keys = new Set([own]);
  const other = transliterate(text);
  if (other !== text) keys.add(keyOf(other));
  if (text.includes('-'))
    for (const spelling of new Set([text, other]))
      for (const instead of ['', ' ']) keys.add(keyOf(spelling.replace(HYPHEN, instead)));
  return [...keys].filter(Boolean);
}

/** Indexes every form under its spellings; a spelling that is another form's own name is left to that one. */
export function indexForms(
  occupations: readonly Occupation[],
  groups: readonly OccupationGroup[],
): FormIndex {
  const meanings = new Map<string, FormMeaning | null>();
  const own = new Set<string>();
  const others: (readonly [string, FormMeaning])[] = [];
  const neutral: (readonly [string, FormMeaning])[] = [];
  const add = ({ texts, language }: OccupationForm, meaning: FormMeaning) => {
    for (const text of texts) {
      const [first, ...rest] = listKeys(text);
      if (first === undefined) continue;
      own.add(first);
      put(meanings, first, meaning);
      for (const key of rest) others.push([key, meaning]);
    }
    const [masculine = ''] = language === 'de' && texts.length > 1 ? texts : [];
    for (const name of listNeutralNames(masculine))
      for (const key of listKeys(name)) neutral.push([key, meaning]);
  };
  for (const occupation of occupations) {
    const meaning = { occupations: [occupation] };
    for (const form of occupation.forms) add(form, meaning);
  }
  for (const group of groups) {
    const meaning = { occupations: listKinds(group, occupations), group };
    for (const form of group.forms) add(form, meaning);
  }
  for (const [key, meaning] of others) if (!own.has(key)) put(meanings, key, meaning);
  const named = new Set(meanings.keys());
  for (const [key, meaning] of neutral) if (!named.has(key)) put(meanings, key, meaning);
  for (const key of [...meanings.keys()]) addBeginnings(meanings, key);
  return { meanings, words: new Set([...meanings.keys()].flatMap((key) => key.split(' '))) };
}

function put(meanings: Map<string, FormMeaning | null>, key: string, meaning: FormMeaning): void {
  const present = meanings.get(key);
  const isKnown = present?.occupations.includes(meaning.occupations[0] as Occupation);
  if (!present) meanings.set(key, meaning);
  else if (!isKnown && !present.group && !meaning.group)
    meanings.set(key, { occupations: [...present.occupations, ...meaning.occupations] });
}

function addBeginnings(meanings: Map<string, FormMeaning | null>, key: string): void {
  for (let end = key.indexOf(' '); end > 0; end = key.indexOf(' ', end + 1)) {
    const beginning = key.slice(0, end);
    if (!meanings.has(beginning)) meanings.set(beginning, null);
  }
}

/** The occupations of a group, by code or by identifier. */
export function listKinds(group: OccupationGroup, occupations: readonly Occupation[]): readonly Occupation[] {
  const kinds = new Set(group.kinds);
  return occupations.filter(
    ({ id, code }) => kinds.has(id) || group.codes.some((prefix) => code.startsWith(prefix)),
  );
}
