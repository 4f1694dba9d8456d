import { sql, type SQL } from 'drizzle-orm';
import { lexemeOfLevel } from '../occupations/levels';
import { isNeeded, listAlternatives, matchTerms } from './keyword-query';
import { LEXEME, anyOf, weigh } from './narrow-words';
import { NEWCOMERS } from './nuances';
import type { TermQuery } from './term-query';

/** How the jobs of one part of a list fit the keyword. */
type SectionKind = 'exact' | 'nearby' | 'elsewhere' | 'related' | 'mentioned';

/** Jobs of a list that fit the keyword alike. */
export interface FoundSection {
  readonly kind: SectionKind;
  readonly total: number;
}

/** The parts of a list, one after another. */
export interface Sections {
  readonly kinds: readonly SectionKind[];
  /** The position in `kinds` of the part that a job is in. */
  readonly position: SQL<number>;
  /** False where they only order the list: a company's name or a tool is as good in the text. */
  readonly isTold: boolean;
}

/** What separates a job that is named by the keyword from one that mentions it. */
export interface Naming {
  readonly sections: Sections;
  /** The query for jobs that match and are named by it. */
  readonly named: string;
  /** The query for the other jobs that match. */
  readonly mentioned: string;
}

/**
 * A job is named by a keyword if its title or its occupation has each of the terms that it needs, places and
 * conditions apart; `isElsewhere` where no job is in the place, nor around it. Undefined when no term can name a job.
 */
export function nameTerms(terms: readonly TermQuery[], isElsewhere: boolean): Naming | undefined {
  const all = matchTerms(terms);
  const naming = terms.filter((term) => isNeeded(term) && !term.isNeutral && listNames(term) !== '');
  const named = matchTerms(terms, (term) =>
    naming.includes(term) ? listNames(term) : listAlternatives(term),
  );
  if (naming.length === 0 || !all || !named) return undefined;
  const inTitle = naming.map((term) => `(${listNames(term)})`).join(' & ');
  const inHead = naming.map((term) => `(${listNames(term, weighTitle)})`).join(' & ');
  // Jobs of other levels are of the occupation, too.
  const isOfLevel = terms.some((term) => (term.isOptional || term.isLeftOut) && isBinding(term).length > 0);
  const sections: Sections = {
    kinds: [isElsewhere ? 'elsewhere' : 'exact', 'mentioned'],
    position: sql`case when ${isInHead(inHead)} then 0 else 1 end`,
    isTold: naming.length === 1 && naming.every(({ isOccupation }) => isOccupation) && !isOfLevel,
  };
  return { sections, named, mentioned: `${all} & !(${inTitle})` };
}

/**
 * The jobs of the occupations and the places that a search names, those around these places, and those of related
 * occupations or another level. Undefined where a tool decides, or words that are left out: they count one by one.
 */
export function partNeighbours(terms: readonly TermQuery[], isElsewhere: boolean): Sections | undefined {
  const wanted = terms.filter(({ isUnwanted }) => !isUnwanted);
  // The nearest come first, of whichever occupation.
  if (isElsewhere) return { kinds: ['related'], position: sql`0`, isTold: true };
  if (wanted.some(({ usedBy, isLeftOut }) => usedBy ?? isLeftOut)) return undefined;
  const named = wanted.filter((term) => term.isOccupation && listNames(term) !== '');
  const isNewcomer = wanted.some(({ lexemes }) => lexemes.some((lexeme) => NEWCOMERS.test(lexeme)));
  const is = [
    ...named.map(isTitled),
    ...wanted.flatMap(isBinding),
    ...(isNewcomer ? [sql`not ${isInHead(anyOf([lexemeOfLevel('lead')]))}`] : []),
  ];
  // A place that no job was ever in has jobs around it alone.
  const places = wanted.flatMap(({ around, place }) => (around ? [place ?? sql`false`] : []));
  if (is.length + places.length === 0) return undefined;
  const [there, so] = [places, is].map((all) => (all.length > 0 ? sql.join(all, sql` and `) : sql`true`));
  return {
    kinds: ['exact', 'nearby', 'related'],
    position: sql`case when not ((${so}) or ${isOfCompany(named)}) then 2 when ${there} then 0 else 1 end`,
    isTold: true,
  };
}

const isInHead = (query: string) => sql`head @@ ${query}::tsquery`;

const isTitled = (term: TermQuery) => isInHead(listNames(term, weighTitle));

/** Several occupations may be the name of a company: `Koch Treuhand`. */
function isOfCompany(terms: readonly TermQuery[]): SQL {
  const words = terms.map((term) => term.words && `(${weigh(term.words, 'B')})`);
  return words.length > 1 && words.every(Boolean) ? isInHead(words.join(' & ')) : sql`false`;
}

/** Who looks for a beginner's place, for a time of work or for work from home is bound to it. */
function isBinding({ isOptional, isNeutral, words, lexemes }: TermQuery): readonly SQL[] {
  if (!isOptional && !isNeutral) return [];
  if (lexemes.includes('=mremote')) return [sql`work_mode = 'remote'`];
  const [levels, times] = ['=v', '=t'].map((sign) => lexemes.filter((lexeme) => lexeme.startsWith(sign)));
  if (times?.length) return [sql`words @@ ${anyOf(times)}::tsquery`];
  if (!levels?.length) return [];
  return [isInHead([...(words ? [`(${weighTitle(words)})`] : []), anyOf(levels)].join(' | '))];
}

/** What names a job of this term; nothing for a place, which is what a job has and not what it is. */
function listNames({ words, lexemes, place }: TermQuery, inTitle = markTitle): string {
  if (place) return '';
  const occupations = lexemes.filter((lexeme) => /^=[og]/.test(lexeme));
  const names = [
    ...(words ? [`(${inTitle(words)})`] : []),
    ...(occupations.length > 0 ? [anyOf(occupations)] : []),
  ];
  return names.join(' | ');
}

const weighTitle = (query: string) => weigh(query, 'A');

/** Each lexeme as the index of all words has it for a title (`mark_title`). */
const markTitle = (query: string) =>
  query.replace(LEXEME, (_, lexeme: string, prefix = '') => `'=h${lexeme.slice(1)}${prefix}`);
