import type { Language } from '@metier/sdk/rules';
import { excludeLexemes, readKeyword } from './keyword';
import type { KeywordTerm } from './keyword-term';
import { listNeighbours } from './keyword-neighbours';
import type { JobFilter } from './filter';
import { findTyped, type Typed } from '../occupations/find-typed';
import { keyOf } from '../occupations/fold-words';
import {
  THESAURUS_LANGUAGES,
  type Occupation,
  type OccupationGroup,
  type ThesaurusLanguage,
} from '../occupations/parse-thesaurus';
import { openThesaurus } from '../occupations/thesaurus';

/** An occupation or a group of them that a search looked for beside the typed words. */
export interface AlsoSearched {
  readonly id: string;
  readonly label: string;
}

type Concept = Occupation | OccupationGroup;

const MAX_SHOWN = 6;

/**
 * What a search looked for beside the words of its keyword: a single occupation by its names in the other
 * languages, several ones and related ones each by its name in the language of the keyword, or in the given one
 * where that of the keyword is not clear. At most six.
 */
export function listAlsoSearched(
  { keyword, exact, without, reach }: JobFilter,
  language: Language,
): AlsoSearched[] {
  if (!keyword || exact) return [];
  const wanted = readKeyword(keyword).filter(({ isUnwanted }) => !isUnwanted);
  const terms = wanted.filter(({ kind }) => kind === 'occupation');
  const named = terms.flatMap((term) => nameTerm(term, without, language));
  const users = wanted.flatMap(({ usedBy = [] }) => nameAll(excludeLexemes(usedBy, without), language));
  const related = reach ? [...users, ...terms.flatMap((term) => nameRelated(term, without, language))] : [];
  const byId = new Map([...named, ...related].reverse().map((each) => [each.id, each]));
  return [...byId.values()].reverse().slice(0, MAX_SHOWN);
}

function nameTerm(
  { text, lexemes }: KeywordTerm,
  without: string | undefined,
  language: Language,
): AlsoSearched[] {
  const concepts = findConcepts(excludeLexemes(lexemes, without));
  return concepts.flatMap((concept) => {
    const typed = findTyped(concepts, text);
    const names =
      concepts.length === 1 ? listOtherNames(concept, typed) : [nameAsTyped(concept, typed, language)];
    const label = [...new Set(names)].filter((name) => keyOf(name) !== text).join(', ');
    return label ? [{ id: concept.id, label }] : [];
  });
}

function nameRelated(
  { text, lexemes }: KeywordTerm,
  without: string | undefined,
  language: Language,
): AlsoSearched[] {
  const named = excludeLexemes(lexemes, without);
  const [nearest = []] = listNeighbours(named, 'related');
  return nameAll(excludeLexemes(nearest, without), language, findTyped(findConcepts(named), text));
}

const nameAll = (lexemes: readonly string[], language: Language, typed?: Typed): AlsoSearched[] =>
  findConcepts(lexemes).map((concept) => ({
    id: concept.id,
    label: nameAsTyped(concept, typed, language),
  }));

function findConcepts(lexemes: readonly string[]): Concept[] {
  const thesaurus = openThesaurus();
  return lexemes.flatMap((lexeme) => {
    const id = lexeme.slice(2);
    return (lexeme.startsWith('=g') ? thesaurus.groupById(id) : thesaurus.occupationById(id)) ?? [];
  });
}

const listOtherNames = (concept: Concept, typed: Typed): string[] =>
  THESAURUS_LANGUAGES.filter((language) => language !== typed.language).map((language) =>
    nameIn(concept, language, typed.gender),
  );

const nameAsTyped = (concept: Concept, typed: Typed | undefined, otherwise: Language): string =>
  nameIn(concept, typed?.language ?? otherwise, typed?.gender);

function nameIn(concept: Concept, language: ThesaurusLanguage, gender?: Typed['gender']): string {
  const name = openThesaurus().labelOf(concept, language);
  return (gender !== undefined && name.split(' / ')[gender]) || name;
}
