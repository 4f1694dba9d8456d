import { SKILL_NAMES, type Language } from '@metier/sdk/rules';
import { readImage } from '../data-images';
import { openThesaurus } from '../occupations/thesaurus';
import { THESAURUS_LANGUAGES, type Occupation, type ThesaurusLanguage } from '../occupations/parse-thesaurus';
import { CONDITION_NAMES, TOOL_NAMES, type NamesByLanguage } from './condition-names';
import {
  createPrefixIndex,
  foldTyped,
  listEntries,
  type PrefixEntry,
  type PrefixIndex,
  type PrefixMatch,
} from './prefix-index';

/** What a keyword understands by a name: an occupation or a group of them, a contract or workload, a skill. */
export type NameKind = 'occupation' | 'condition' | 'skill';

/** Something by one of its names. */
export interface KeywordName {
  readonly kind: NameKind;
  readonly text: string;
  /** The official name, unless the text is a part of it. */
  readonly detail: string | undefined;
  /** An occupation that new jobs have. */
  readonly isUsed: boolean;
}

interface Form {
  readonly kind: NameKind;
  readonly text: string;
  /** Equal for the names of one thing; of an occupation, what marks its jobs in `job_search`. */
  readonly id: string;
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

/** Something by one of its names. */
interface Candidate {
  readonly form: Form;
  /** Of the name, among those of the same thing. */
  readonly fit: Score;
  /** Of the thing, in every language: the best of its names. */
  readonly score: Score;
}

export const KEYWORD_NAMES_IMAGE = 'keyword-names';

/** Computes what `findNames` looks up. */
export const listNameEntries = (): PrefixEntry<Form>[] => listEntries(listForms());

let index: PrefixIndex<Form> | undefined;

/** With more names than these, none of which a later word begins so would come among the first. */
const MANY = 200;

interface NameQuery {
  readonly typed: string;
  readonly language: Language;
  /** Looks for what begins with the text but for one mistake. */
  readonly isMistyped: boolean;
  /** Numbers of jobs by the lexemes of occupations. */
  readonly jobs: ReadonlyMap<string, number>;
}

/**
 * What has a name that begins with the text, then what has a word that does: what it is the official name of, then in
 * the given language before others, with the most jobs first. Each once, by the name in the language and gender that the text fits best, and by that in the
 * given language where it fits, too.
 */
export function findNames({ typed, language, isMistyped, jobs }: NameQuery): KeywordName[] {
  index ??= createPrefixIndex(readImage(KEYWORD_NAMES_IMAGE) ?? listNameEntries());
  const folded = foldTyped(typed);
  const best = new Map<string, Candidate>();
  const scoreForm = createScore({ folded, lower: typed.toLowerCase(), language, jobs });
  const matches = isMistyped ? index.findMistyped(folded) : index.find(folded);
  const beginnings = matches.filter(({ isBeginning }) => isBeginning);
  for (const match of beginnings.length > MANY ? beginnings : matches) {
    const candidate = scoreForm(match);
    const known = best.get(match.value.id);
    best.set(match.value.id, known ? pickBetter(known, candidate) : candidate);
  }
  const sorted = [...best.values()].sort((one, other) => compareScores(one.score, other.score));
  // One text may name several things; the search finds all of them by it.
  const byText = new Map<string, Form>();
  for (const { form } of sorted) if (!byText.has(form.folded)) byText.set(form.folded, form);
  return [...byText.values()].map((form) => {
    const { kind, text, id } = form;
    const official = nameIn(form.names, form.language ?? language);
    return {
      kind,
      text,
      detail: official.includes(text) ? undefined : official,
      isUsed: jobs.has(id),
    };
  });
}

interface Typed extends Pick<NameQuery, 'language' | 'jobs'> {
  readonly folded: string;
  readonly lower: string;
}

const createScore =
  ({ folded, lower, language, jobs }: Typed) =>
  ({ value: form, isBeginning }: PrefixMatch<Form>): Candidate => {
    const { text, position, gender } = form;
    // `ingénie` is French although `Ingenieur` folds to the same letters.
    const isSpelt = text.toLowerCase().includes(lower);
    const isForeign = form.language !== undefined && form.language !== language;
    const match = [isBeginning ? 0 : 1, isSpelt ? 0 : 1];
    const rest = [Math.min(position, 1), gender, text.length, position];
    const isWhole = form.folded === folded && position === 0;
    const [foreign, found] = [isForeign ? 1 : 0, jobs.get(form.id) ?? 0];
    // Official names of what has jobs, then its other names, then what seems to have none.
    const rank = [isWhole ? 0 : 1, foreign, found > 0 ? 0 : 1, Math.min(position, 1), -found];
    return { form, fit: [...match, foreign, ...rest], score: [...match, ...rank, ...rest] };
  };

function pickBetter(one: Candidate, other: Candidate): Candidate {
  const { form, fit } = compareScores(other.fit, one.fit) < 0 ? other : one;
  return { form, fit, score: compareScores(other.score, one.score) < 0 ? other.score : one.score };
}

function compareScores(one: Score, other: Score): number {
  const at = one.findIndex((value, place) => value !== other[place]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

interface Named extends Pick<Occupation, 'names'> {
  readonly forms: readonly Pick<Occupation['forms'][number], 'texts' | 'language'>[];
}

function* listForms(): Iterable<readonly [string, Form]> {
  const { occupations, groups } = openThesaurus();
  for (const occupation of occupations) yield* listFormsOf('occupation', occupation, `=o${occupation.id}`);
  for (const group of groups) yield* listFormsOf('occupation', group, `=g${group.id}`);
  for (const names of CONDITION_NAMES) yield* listFormsOf('condition', toNamed(names), names.en);
  for (const [en = '', de = '', fr = '', it = ''] of SKILL_NAMES)
    yield* listFormsOf('skill', toNamed({ en, de, fr, it }), en);
  for (const texts of TOOL_NAMES) {
    const forms = texts.map((text) => ({ texts: [text], language: undefined }));
    yield* listFormsOf('skill', { names: { en: texts[0] ?? '' }, forms }, texts.join());
  }
}

/** Of names parted by commas, the official one first. */
function toNamed(lists: NamesByLanguage): Named {
  const forms = THESAURUS_LANGUAGES.flatMap((language) =>
    lists[language].split(', ').map((text) => ({ texts: [text], language })),
  );
  const names = Object.fromEntries(forms.toReversed().map(({ texts: [text], language }) => [language, text]));
  return { names, forms };
}

function* listFormsOf(
  kind: NameKind,
  { names, forms }: Named,
  id: string,
): Iterable<readonly [string, Form]> {
  const positions = new Map<ThesaurusLanguage | undefined, number>();
  for (const { texts, language } of forms) {
    const position = positions.get(language) ?? 0;
    positions.set(language, position + 1);
    for (const [gender, text] of texts.entries())
      yield [text, { kind, text, id, language, names, folded: foldTyped(text), position, gender }];
  }
}

const nameIn = (names: Occupation['names'], language: ThesaurusLanguage) =>
  names[language] ?? THESAURUS_LANGUAGES.map((each) => names[each]).find(Boolean) ?? '';
