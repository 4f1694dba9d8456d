import type { Suggestion } from '@metier/sdk/contract';
import type { Language } from '@metier/sdk/rules';
import { listWanted } from '../query/keyword';
import { findNames } from './suggest-names';
import { suggestPlaces } from './suggest-places';

interface KeywordBeginning {
  readonly typed: string;
  readonly language: Language;
  /** Numbers of jobs by the lexemes of occupations. */
  readonly jobs: ReadonlyMap<string, number>;
  /** The text begins a name as a whole, so that its last words alone are not completed. */
  readonly isWhole: boolean;
}

/** A suggestion before it is counted. */
export interface Completion extends Pick<Suggestion, 'text' | 'detail'> {
  readonly kind: Suggestion['kind'] | NonNullable<Suggestion['word']>;
  /** New jobs have it, so that it is suggested before it is counted. */
  readonly isUsed?: boolean;
}

/** Of each kind, the best first: so many are worth counting their jobs. */
const MAX_CANDIDATES: Readonly<Record<Completion['kind'], number>> = {
  occupation: 12,
  condition: 3,
  skill: 4,
  company: 3,
  place: 3,
  canton: 1,
};
/** Not every one is understood in a keyword. */
const MAX_PLACES = 12;
/** Longer endings begin no name that is looked for after other words. */
const MAX_WORDS = 4;

/**
 * What completes a keyword, or its last words where it begins nothing as a whole: the words before are kept, and a
 * keyword understands a place among others, so `Koch be` becomes `Koch Bern` without touching the location. Where
 * nothing fits, what fits but for one mistake.
 */
export function completeKeyword(beginning: KeywordBeginning): Completion[] {
  for (const isMistyped of [false, true])
    for (const [kept, ending] of listEndings(beginning)) {
      const found = completeEnding(kept, { ...beginning, typed: ending }, isMistyped);
      if (found.length > 0) return found;
    }
  return [];
}

/** `Koch in be`: all of it, then `in be` after `Koch `, then `be` after `Koch in `. */
function* listEndings({
  typed,
  isWhole,
}: KeywordBeginning): Iterable<readonly [kept: string, ending: string]> {
  yield ['', typed];
  if (isWhole) return;
  const starts = [...typed.matchAll(/ (?=\S)/g)].map(({ index }) => index + 1);
  for (const start of starts.slice(-MAX_WORDS)) yield [typed.slice(0, start), typed.slice(start)];
}

function completeEnding(kept: string, ending: KeywordBeginning, isMistyped: boolean): Completion[] {
  const hasKind = (kind: 'occupation' | 'place') => kept !== '' && listWanted(kept, kind).length > 0;
  const names = findNames({ ...ending, isMistyped }).map(({ detail, ...name }) => ({
    ...name,
    ...(detail && { detail }),
  }));
  // A visitor who has named an occupation or a place rarely looks for a second one.
  const kinds = hasKind('occupation') ? names.filter(({ kind }) => kind !== 'occupation') : names;
  const places = hasKind('place') ? [] : suggestPlaces({ ...ending, isMistyped }, MAX_PLACES);
  const found = [...kinds, ...places].map((suggestion) => ({
    ...suggestion,
    text: `${kept}${suggestion.text}`,
    ...(kept && { isUsed: false }),
  }));
  const isPlace = ({ kind }: Completion) => kind === 'place' || kind === 'canton';
  const isRead = (suggestion: Completion) =>
    !isPlace(suggestion) || listWanted(suggestion.text, 'place').length > 0;
  const left = { ...MAX_CANDIDATES };
  return found.filter(
    (suggestion) => left[suggestion.kind] > 0 && isRead(suggestion) && left[suggestion.kind]-- > 0,
  );
}
