import { sql, type SQL } from 'drizzle-orm';
import { isNeeded, listAlternatives, matchTerms, weigh, type TermQuery } from './keyword-query';
import { LEXEME, anyOf } from './narrow-words';

/** What separates a job that is named by the keyword from one that mentions it. */
export interface Naming {
  /** Condition on `head`. */
  readonly isNamed: SQL;
  /** The query for jobs that match and are named by it. */
  readonly named: string;
  /** The query for the other jobs that match. */
  readonly mentioned: string;
}

/**
 * A job is named by a keyword if its title or its occupation has each of the terms that it needs, places and
 * conditions apart. Undefined when no term can name a job.
 */
export function nameTerms(terms: readonly TermQuery[]): Naming | undefined {
  const all = matchTerms(terms);
  const naming = terms.filter((term) => isNeeded(term) && !term.isNeutral && listNames(term) !== '');
  const named = matchTerms(terms, (term) =>
    naming.includes(term) ? listNames(term) : listAlternatives(term),
  );
  if (naming.length === 0 || !all || !named) return undefined;
  const inTitle = naming.map((term) => `(${listNames(term)})`).join(' & ');
  const inHead = naming.map((term) => `(${listNames(term, weighTitle)})`).join(' & ');
  return { isNamed: sql`head @@ ${inHead}::tsquery`, named, mentioned: `${all} & !(${inTitle})` };
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
