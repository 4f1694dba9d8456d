import { openThesaurus } from '../occupations/thesaurus';
import type { Occupation } from '../occupations/parse-thesaurus';

/** How far a keyword's occupations reach: their own names, their alternatives too, or their field of work too. */
export type Reach = 'named' | 'related' | 'field';

/** Classes of occupations that have nothing in common but to be in no other class. */
const ELSEWHERE = /9$|^3435$/;
/** Groups that say how one works, not in which field. */
const CROSSING = new Set(['crafts', 'management', 'student-jobs', 'technical-work', 'unskilled-work']);
/** Number of related occupations, listed from the nearest on, that count as nearly the same work. */
const NEAREST = 3;
/** Larger groups are whole sectors. */
const SMALL_GROUP = 25;

/** One with more kinds is a field in which much else is near. */
const FEW_KINDS = 10;

const MINOR_GROUP = 3;

/** The lexemes near those of an occupation or group, in rings from the nearest on, each lexeme once. */
export function listNeighbours(lexemes: readonly string[], reach: Reach): readonly (readonly string[])[] {
  if (reach === 'named') return [];
  const named = lexemes.flatMap(occupationsOf);
  const nearest = toLexemes(relatedTo(named, NEAREST));
  const related = relatedTo(named);
  const alike = toLexemes([...related, ...listKinds(named), ...listOfClass(named, (code) => code)]);
  if (named.length === 0) return [];
  if (reach === 'related') return removeRepeated([nearest, alike], lexemes);
  const groups = groupsOf(named);
  const near = [
    ...toLexemes(relatedTo(related)),
    ...toLexemes(listOfClass(named, (code) => code.slice(0, MINOR_GROUP))),
    ...groups.filter(({ size }) => size <= SMALL_GROUP).map(({ lexeme }) => lexeme),
  ];
  return removeRepeated([nearest, alike, near, groups.map(({ lexeme }) => lexeme)], lexemes);
}

/** The occupations of a lexeme; of a group all its kinds. */
function occupationsOf(lexeme: string): readonly Occupation[] {
  const thesaurus = openThesaurus();
  const occupation = thesaurus.occupationById(lexeme.replace(/^=o/, ''));
  if (occupation) return [occupation];
  const group = thesaurus.groups.find(({ id }) => lexeme === `=g${id}`);
  return group ? thesaurus.occupationsOfGroup(group) : [];
}

const relatedTo = (occupations: readonly Occupation[], most = Infinity): readonly Occupation[] =>
  occupations.flatMap(({ related }) =>
    related.slice(0, most).flatMap((id) => openThesaurus().occupationById(id) ?? []),
  );

/** Occupations by what they are a kind of, which is what they name as the nearest; made once. */
let kinds: ReadonlyMap<string, readonly Occupation[]> | undefined;

function indexKinds(): ReadonlyMap<string, readonly Occupation[]> {
  const found = new Map<string, Occupation[]>();
  for (const occupation of openThesaurus().occupations)
    for (const id of occupation.related.slice(0, NEAREST))
      found.set(id, [...(found.get(id) ?? []), occupation]);
  return found;
}

/** `Hilfsgärtner` of `Landschaftsgärtner`. */
const listKinds = (occupations: readonly Occupation[]): readonly Occupation[] => {
  const index = (kinds ??= indexKinds());
  return occupations.flatMap(({ id }) => index.get(id) ?? []);
};

/** Positions of occupations by their class and by its minor group; made once, because a scan takes longer. */
let positions: ReadonlyMap<string, readonly number[]> | undefined;

function indexClasses(): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, number[]>();
  for (const [at, { code }] of openThesaurus().occupations.entries()) {
    if (ELSEWHERE.test(code)) continue;
    for (const name of [code, code.slice(0, MINOR_GROUP)]) {
      const known = found.get(name);
      if (known) known.push(at);
      else found.set(name, [at]);
    }
  }
  return found;
}

/** The occupations that share a class with one of these, in the order of the thesaurus. */
function listOfClass(
  occupations: readonly Occupation[],
  classOf: (code: string) => string,
): readonly Occupation[] {
  const codes = occupations.map(({ code }) => code).filter((code) => !ELSEWHERE.test(code));
  const index = (positions ??= indexClasses());
  const all = openThesaurus().occupations;
  return [...new Set(codes.map(classOf))]
    .flatMap((name) => index.get(name) ?? [])
    .sort((one, other) => one - other)
    .flatMap((at) => all[at] ?? []);
}

function groupsOf(occupations: readonly Occupation[]): { readonly lexeme: string; readonly size: number }[] {
  const thesaurus = openThesaurus();
  return [...new Set(occupations.flatMap((occupation) => thesaurus.groupsOf(occupation)))]
    .filter(({ id }) => !CROSSING.has(id))
    .map((group) => ({ lexeme: `=g${group.id}`, size: thesaurus.occupationsOfGroup(group).length }));
}

/** True for a group of few kinds, and for what is no group. */
export function isSmallGroup(lexeme: string): boolean {
  const group = lexeme.startsWith('=g') ? openThesaurus().groupById(lexeme.slice(2)) : undefined;
  return group === undefined || openThesaurus().occupationsOfGroup(group).length <= FEW_KINDS;
}

/** The lexemes of what one thinks of first in a group: bricklayers in construction, where electricians work too. */
export function listCore(lexeme: string): readonly string[] {
  const group = lexeme.startsWith('=g') ? openThesaurus().groupById(lexeme.slice(2)) : undefined;
  return (group?.core ?? []).map((id) => `=o${id}`);
}

const toLexemes = (occupations: readonly Occupation[]) => occupations.map(({ id }) => `=o${id}`);

function removeRepeated(rings: readonly (readonly string[])[], own: readonly string[]) {
  const seen = new Set(own);
  return rings.map((ring) =>
    [...new Set(ring)].filter((lexeme) => {
      const isNew = !seen.has(lexeme);
      seen.add(lexeme);
      return isNew;
    }),
  );
}
