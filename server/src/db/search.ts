import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/**
 * `LIKE` pattern for a folded text that contains the part, a value or a placeholder, ignoring case and accents;
 * `%` and `_` are literal.
 */
export const matchesPart = (part: unknown): SQL<string> =>
  sql<string>`('%' || replace(replace(replace(fold_text(${part}::text), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%')`;

/** A text without case and accents, to sort by. */
export const foldedText = (column: AnyColumn | SQL): SQL => sql`fold_text(${column})`;

/** The condition that a text column holds the part, without regard to case or accents; `%` and `_` are literal. */
export const containsText = (column: AnyColumn | SQL, part: string): SQL =>
  sql`${foldedText(column)} like ${matchesPart(part)}`;

/**
 * True for every row, beside a condition on `words`: gives the planner the cost of reading the words of a row
 * (`reads_text`), so that it looks them up in the index instead of in each row.
 */
export const isLookedUp: SQL = sql`(job_search.job_id > 0 or reads_text(job_search.job_id))`;
