import { foldText, foldWords } from '../occupations/fold-words';
import { listSingulars } from '../occupations/singulars';
import { openThesaurus } from '../occupations/thesaurus';
import type { Occupation } from '../occupations/parse-thesaurus';
import { listTradeWords } from './company-trades';
import type { KeywordTerm } from './keyword-term';

/** Shorter words of a name say nothing of the work: `of`, `und`. */
const MIN_NAMING = 4;

/** A work and who does it differ in their endings: Heilpädagogik, Heilpädagoge. */
const ENDING = 2;
const MIN_STEM = 5;

/** Larger groups have more than what is not wanted. */
const MAX_GROUP = 6;
/** Part of a group that does the same work as one of its kinds. */
const HALF = 0.5;
/** What more occupations use is no work of its own: who wants no phone calls may be a nurse. */
const MAX_USERS = 6;

/**
 * `Lehrperson ohne Heilpädagogik`: another name of what is wanted, or a field that has it, is meant by its name alone; one with occupations of
 * a wanted skill by its others: `les enfants oui, l'enseignement non`.
 */
export function spareWanted(terms: readonly KeywordTerm[]): KeywordTerm[] {
  const named = terms.filter(({ isUnwanted }) => !isUnwanted).flatMap(({ lexemes }) => lexemes);
  const wanted = new Set([...named, ...named.flatMap(listGroups)]);
  const users = new Set(terms.flatMap(({ isUnwanted, usedBy = [] }) => (isUnwanted ? [] : usedBy)));
  return terms.map((term) => {
    if (!term.isUnwanted || term.kind !== 'occupation') return term;
    const lexemes = term.lexemes
      .filter((lexeme) => !wanted.has(lexeme))
      .flatMap((lexeme) => listOthers(lexeme, users));
    return { ...term, lexemes, kind: lexemes.length > 0 ? 'occupation' : 'words' };
  });
}

/** A group without these occupations, as its other kinds; an occupation, and a group of them alone, is itself. */
function listOthers(lexeme: string, users: ReadonlySet<string>): readonly string[] {
  const group = lexeme.startsWith('=g') ? openThesaurus().groupById(lexeme.slice(2)) : undefined;
  const kinds = group
    ? openThesaurus()
        .occupationsOfGroup(group)
        .map(({ id }) => `=o${id}`)
    : [];
  const others = kinds.filter((kind) => !users.has(kind));
  return others.length > 0 && others.length < kinds.length ? others : [lexeme];
}

/**
 * What is not wanted with the occupations of a skill and the small groups of an occupation, unless they are wanted: who
 * wants no help desk wants no support either.
 */
export function widenUnwanted(terms: readonly KeywordTerm[]): KeywordTerm[] {
  const wanted = terms.filter(({ isUnwanted }) => !isUnwanted).flatMap(({ lexemes }) => lexemes);
  const spared = new Set([...wanted, ...wanted.flatMap(listGroups)]);
  const named = wanted.filter((lexeme) => lexeme.startsWith('=o'));
  const users = terms.flatMap(({ isUnwanted, usedBy = [] }) => (isUnwanted ? [] : usedBy));
  const trades = new Set([...spared, ...users]);
  return terms.map((term) => {
    if (!term.isUnwanted) return term;
    const widened = term.usedBy ? toUsers(term, named, spared) : widenOccupation(term, spared);
    const trade = listTradeWords(foldText(term.text), term.lexemes, trades);
    const own = term.synonyms ?? [term.text];
    return trade.length > 0 ? { ...widened, synonyms: [...new Set([...own, ...trade])] } : widened;
  });
}

function widenOccupation(term: KeywordTerm, spared: ReadonlySet<string>): KeywordTerm {
  if (term.kind !== 'occupation') return term;
  const alike = openThesaurus()
    .findInText(term.text)
    .flatMap((match) => (match.group ? [] : match.occupations))
    .flatMap((occupation) => [...listSmallGroups(occupation), ...listNamesakes(occupation)]);
  return {
    ...term,
    lexemes: [...new Set([...term.lexemes, ...alike.filter((each) => !spared.has(each))])],
  };
}

/**
 * The occupations that do what a skill names (`no cooking`), in a wanted field the likeliest alone (`Logistik ohne
 * Stapler`), and of those that one name has the likeliest too: `autista non camion`.
 */
function toUsers(
  { usedBy = [], ...term }: KeywordTerm,
  named: readonly string[],
  spared: ReadonlySet<string>,
): KeywordTerm {
  const isSome = named.some((each) => !usedBy.includes(each));
  const main = usedBy.slice(0, 1).filter((each) => isSome || !named.includes(each));
  const isOfField = usedBy.flatMap(listGroups).some((group) => spared.has(group));
  const most = isOfField ? 1 : MAX_USERS;
  const all = usedBy.length <= MAX_USERS ? usedBy.slice(0, most).filter((each) => !spared.has(each)) : [];
  const alike =
    isOfField && all.length > 0 ? all.flatMap(listAlike).filter((each) => !spared.has(each)) : all;
  const users = named.length > 0 ? main : alike;
  return users.length > 0
    ? { ...term, kind: 'occupation', lexemes: [...term.lexemes, ...users] }
    : { ...term, usedBy };
}

/** All occupations of the class of one: who wants no cooking is no dietary cook either. */
function listAlike(lexeme: string): readonly string[] {
  const code = openThesaurus().occupationById(lexeme.slice(2))?.code;
  return openThesaurus()
    .occupations.filter((other) => other.code === code)
    .map(({ id }) => `=o${id}`);
}

/** Those whose official name has that of the occupation in some language: an avocat-stagiaire is a lawyer. */
const listNamesakes = ({ names }: Occupation): readonly string[] =>
  Object.values(names)
    .flatMap((name) => name.split(' / '))
    .filter((name) => foldWords(name).words.length === 1)
    .flatMap((name) => (namedBy ??= indexNames()).get(foldText(name)) ?? []);

/** The small groups of an occupation that consist of its class: support is help desk. */
const listSmallGroups = (occupation: Occupation): readonly string[] =>
  openThesaurus()
    .groupsOf(occupation)
    .filter((group) => {
      const kinds = openThesaurus().occupationsOfGroup(group);
      const alike = kinds.filter(({ code }) => code === occupation.code);
      return kinds.length <= MAX_GROUP && alike.length >= kinds.length * HALF;
    })
    .map(({ id }) => `=g${id}`);

/** The lexemes of all groups of an occupation; of a group its own. */
function listGroups(lexeme: string): readonly string[] {
  if (lexeme.startsWith('=g')) return [lexeme];
  const occupation = lexeme.startsWith('=o') ? openThesaurus().occupationById(lexeme.slice(2)) : undefined;
  return occupation
    ? openThesaurus()
        .groupsOf(occupation)
        .map(({ id }) => `=g${id}`)
    : [];
}

/** By the words of their official names: who wants no trucks wants to be no truck driver, in any language. */
let namedBy: Map<string, string[]> | undefined;

export function listOccupationsNamed(text: string): readonly string[] {
  namedBy ??= indexNames();
  const word = text.toLowerCase();
  const named = [word, ...listSingulars(word)].flatMap((spelling) => namedBy?.get(spelling) ?? []);
  const stem = word.slice(0, -ENDING);
  if (stem.length < MIN_STEM) return named;
  const alike = [...namedBy].filter(([name]) => name.startsWith(stem));
  return [...named, ...alike.flatMap(([, lexemes]) => lexemes)];
}

function indexNames(): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const { id, names } of openThesaurus().occupations)
    for (const word of new Set(Object.values(names).flatMap((name) => foldWords(name).words)))
      if (word.length >= MIN_NAMING) index.set(word, [...(index.get(word) ?? []), `=o${id}`]);
  return index;
}
