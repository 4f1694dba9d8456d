import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/**
 * `LIKE` pattern for a folded text that contains the part, ignoring case and accents; `%` and `_` are
 * literal.
 */
export const matchesPart = (part: string): SQL<string> =>
  sql<string>`('%' || replace(replace(replace(fold_text(${part}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%')`;

/** The condition that a text column holds the part, without regard to case or accents; `%` and `_` are literal. */
export const containsText = (column: AnyColumn | SQL, part: string): SQL =>
  sql`fold_text(${column}) like ${matchesPart(part)}`;
