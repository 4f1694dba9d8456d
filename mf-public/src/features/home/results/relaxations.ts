import type { ReadPart } from '@metier/sdk/api';
import { changeSearch, dropTerms, listRelaxable, type HomeSearch, type TermName } from '../home-search';

/** A search without one of its terms, or without one part of its keyword. */
export interface Relaxation {
  readonly name: TermName;
  /** The part of the keyword; undefined when the whole term is dropped. */
  readonly part?: string;
  /** URL of the search. */
  readonly to: string;
}

/** As many parts of a keyword as are searched at once. */
const MAX_PARTS = 5;

/** What the server searched without is no way to find more. */
const SEARCHED_WITHOUT = ['left-out', 'elsewhere', 'unwanted'];

/** The searches that ask for one thing less; none that would ask for nothing. */
export function listRelaxations(search: HomeSearch, parts: readonly ReadPart[]): readonly Relaxation[] {
  const names = listRelaxable(search);
  const terms = names.map((name) => ({ name, to: dropTerms(search, [name]) }));
  const dispensable = parts.filter(({ kind }) => !SEARCHED_WITHOUT.includes(kind));
  const words = dispensable.slice(0, MAX_PARTS).map(({ text, rest }) => ({
    name: 'keyword' as const,
    part: text,
    to: changeSearch(search, { keyword: rest }),
  }));
  return [...(names.length < 2 ? [] : terms), ...words];
}
