import { and, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { jobs } from './schema/index';

/** A piece whose sign carries its meaning (`C++`, `C#`, `50%`, `a_b`) is looked for as it is written too. */
const hasMeaningfulSign = (piece: string) => /[%_+#]/.test(piece);

/**
 * The condition that a job answers to a keyword: each word met by its beginning or by a
 * stem, without regard to case or accents; signs such as `%` and `_` are literal. Undefined for an empty keyword.
 */
export function matchKeyword(keyword: string): SQL | undefined {
  const pieces = keyword.split(/[\s,;]+/).filter(Boolean);
  const hasWords = /[\p{L}\p{N}]/u.test(keyword);
  return and(
    hasWords ? sql`${jobs.search} @@ job_search_query(${keyword})` : undefined,
    ...pieces.filter((piece) => !hasWords || hasMeaningfulSign(piece)).map(containsInTexts),
  );
}

/** How well a job answers to the keyword; sort by it descending. */
export function rankKeyword(keyword: string): SQL<number> {
  return sql<number>`coalesce(ts_rank(${jobs.search}, job_search_query(${keyword})), 0)`;
}

/** The condition that a text column holds the part, without regard to case or accents; `%` and `_` are literal. */
export function containsText(column: AnyColumn | SQL, part: string): SQL {
  return sql`fold_text(${column}) like '%' || replace(replace(replace(fold_text(${part}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`;
}

function containsInTexts(piece: string): SQL {
  const company = sql`(select company_name from jobproviders company where company.id = ${jobs.jobproviderId})`;
  const texts = sql`concat_ws(' ', ${jobs.title}, ${company}, ${jobs.description})`;
  return containsText(texts, piece);
}
