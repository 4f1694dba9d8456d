import type { Language } from '@metier/sdk/rules';
import { readImage } from '../data-images';
import { openThesaurus } from '../occupations/thesaurus';
import {
  THESAURUS_LANGUAGES,
  type Occupation,
  type OccupationGroup,
  type ThesaurusLanguage,
} from '../occupations/parse-thesaurus';
import {
  createPrefixIndex,
  foldTyped,
  listEntries,
  type PrefixEntry,
  type PrefixIndex,
  type PrefixMatch,
} from './prefix-index';

/** An occupation or a group of occupations by one of its names. */
export interface OccupationName {
  readonly text: string;
  /** The official name, unless the text is a part of it. */
  readonly detail: string | undefined;
  /** Marks the jobs that have it, in `job_search`. */
  readonly lexeme: string;
}

interface Form extends Omit<OccupationName, 'detail'> {
  /** Undefined for abbreviations and words that all languages use. */
  readonly language: ThesaurusLanguage | undefined;
  /** The official names of what it names. */
  readonly names: Occupation['names'];
  readonly folded: string;
  /** Position among the forms of its language: 0 for the official name. */
  readonly position: number;
  /** Position among the masculine and the feminine text. */
  readonly gender: number;
}

/** What candidates compete by, the least first. */
type Score = readonly number[];

/** An occupation by one of its names. */
interface Candidate {
  readonly form: Form;
  /** Of the name, among those of the occupation. */
  readonly fit: Score;
  /** Of the occupation, in every language: the best of its names. */
  readonly score: Score;
}

export const OCCUPATION_NAMES_IMAGE = 'occupation-names';

/** Computes what `findOccupations` looks up. */
export const listOccupationEntries = (): PrefixEntry<Form>[] => listEntries(listForms());

let index: PrefixIndex<Form> | undefined;

/**
 * The occupations with a name that begins with the text, then those with a word that does; each once, by the
 * name in the language and gender that the text fits best, and by that in the given language where it fits, too.
 */
export function findOccupations(typed: string, most: number, language: Language): OccupationName[] {
  index ??= createPrefixIndex(readImage(OCCUPATION_NAMES_IMAGE) ?? listOccupationEntries());
  const best = new Map<string, Candidate>();
  const lower = typed.toLowerCase();
  for (const match of index.find(foldTyped(typed))) {
    const candidate = scoreForm(match, lower, language);
    const known = best.get(match.value.lexeme);
    best.set(match.value.lexeme, known ? pickBetter(known, candidate) : candidate);
  }
  const sorted = [...best.values()].sort((one, other) => compareScores(one.score, other.score));
  // One text may name several occupations; the search finds all of them by it.
  const byText = new Map<string, Form>();
  for (const { form } of sorted) if (!byText.has(form.folded)) byText.set(form.folded, form);
  return [...byText.values()].slice(0, most).map((form) => toName(form, language));
}

function toName({ text, lexeme, names, language }: Form, otherwise: Language): OccupationName {
  const official = nameIn(names, language ?? otherwise);
  return { text, lexeme, detail: official.includes(text) ? undefined : official };
}

function scoreForm(
  { value: form, isBeginning }: PrefixMatch<Form>,
  typed: string,
  language: Language,
): Candidate {
  const { text, position, gender } = form;
  // `ingénie` is French although `Ingenieur` folds to the same letters.
  const isSpelt = text.toLowerCase().includes(typed);
  const isForeign = form.language !== undefined && form.language !== language;
  const match = [isBeginning ? 0 : 1, isSpelt ? 0 : 1];
  const rest = [Math.min(position, 1), gender, text.length, position];
  return { form, fit: [...match, isForeign ? 1 : 0, ...rest], score: [...match, ...rest] };
}

function pickBetter(one: Candidate, other: Candidate): Candidate {
  const { form, fit } = compareScores(other.fit, one.fit) < 0 ? other : one;
  return { form, fit, score: compareScores(other.score, one.score) < 0 ? other.score : one.score };
}

function compareScores(one: Score, other: Score): number {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

function* listForms(): Iterable<readonly [string, Form]> {
  const { occupations, groups } = openThesaurus();
  for (const occupation of occupations) yield* listFormsOf(occupation, `=o${occupation.id}`);
  for (const group of groups) yield* listFormsOf(group, `=g${group.id}`);
}

function* listFormsOf(
  { names, forms }: Occupation | OccupationGroup,
  lexeme: string,
): Iterable<readonly [string, Form]> {
  const positions = new Map<ThesaurusLanguage | undefined, number>();
  for (const { texts, language } of forms) {
    const position = positions.get(language) ?? 0;
    positions.set(language, position + 1);
    for (const [gender, text] of texts.entries())
      yield [text, { text, lexeme, language, names, folded: foldTyped(text), position, gender }];
  }
}

const nameIn = (names: Occupation['names'], language: ThesaurusLanguage) =>
  names[language] ?? THESAURUS_LANGUAGES.map((each) => names[each]).find(Boolean) ?? '';
