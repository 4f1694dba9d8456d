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

interface Form extends OccupationName {
  readonly folded: string;
  /** Position among the forms of its language: 0 for the official name. */
  readonly position: number;
  /** Position among the masculine and the feminine text. */
  readonly gender: number;
}

/** What a form competes by, the least first. */
type Score = readonly number[];

export const OCCUPATION_NAMES_IMAGE = 'occupation-names';

/** Computes what `findOccupations` looks up. */
export const listOccupationEntries = (): PrefixEntry<Form>[] => listEntries(listForms());

let index: PrefixIndex<Form> | undefined;

/**
 * The occupations with a name that begins with the text, then those with a word that does; each once, by the
 * name in the language and gender that the text fits best.
 */
export function findOccupations(typed: string, most: number): OccupationName[] {
  index ??= createPrefixIndex(readImage(OCCUPATION_NAMES_IMAGE) ?? listOccupationEntries());
  const best = new Map<string, { form: Form; score: Score }>();
  const lower = typed.toLowerCase();
  for (const match of index.find(foldTyped(typed))) {
    const score = scoreForm(match, lower);
    const known = best.get(match.value.lexeme);
    if (!known || compareScores(score, known.score) < 0)
      best.set(match.value.lexeme, { form: match.value, score });
  }
  const sorted = [...best.values()].sort((one, other) => compareScores(one.score, other.score));
  // One text may name several occupations; the search finds all of them by it.
  const byText = new Map<string, OccupationName>();
  for (const { form } of sorted) if (!byText.has(form.folded)) byText.set(form.folded, form);
  return [...byText.values()].slice(0, most);
}

function scoreForm({ value, isBeginning }: PrefixMatch<Form>, typed: string): Score {
  const { text, position, gender } = value;
  // `ingénie` is French although `Ingenieur` folds to the same letters.
  const isSpelt = text.toLowerCase().includes(typed);
  return [isBeginning ? 0 : 1, isSpelt ? 0 : 1, Math.min(position, 1), gender, text.length, position];
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
  concept: Occupation | OccupationGroup,
  lexeme: string,
): Iterable<readonly [string, Form]> {
  const positions = new Map<ThesaurusLanguage | undefined, number>();
  for (const { texts, language } of concept.forms) {
    const position = positions.get(language) ?? 0;
    positions.set(language, position + 1);
    const official = nameConcept(concept, language);
    for (const [gender, text] of texts.entries()) {
      const detail = official.includes(text) ? undefined : official;
      yield [text, { text, detail, lexeme, folded: foldTyped(text), position, gender }];
    }
  }
}

const nameConcept = ({ names }: Occupation | OccupationGroup, language: ThesaurusLanguage | undefined) =>
  names[language ?? 'de'] ?? THESAURUS_LANGUAGES.map((each) => names[each]).find(Boolean) ?? '';
