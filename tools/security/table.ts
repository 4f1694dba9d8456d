import { findFlaw } from './evidence';
import { LEVELS } from './levels';
import type { Row, Rows } from './rows';

export interface Entry {
  readonly id: string;
  readonly level: number;
  readonly row: Row;
}

/** A requirement is judged by its own row, else by that of its section or chapter. */
function findRow(rows: Rows, id: string): Row | undefined {
  const [chapter = '', section] = id.split('.');
  return rows[id] ?? rows[`${chapter}.${section}`] ?? rows[chapter];
}

/** The judged requirements: all of level 1 and 2, and those of level 3 that are met. */
export const listEntries = (rows: Rows): Entry[] =>
  [...LEVELS].flatMap(([id, level]) => {
    const row = findRow(rows, id);
    return row && (level < 3 || row.verdict === 'met') ? [{ id, level, row }] : [];
  });

/** What is wrong with the table: requirements without a row, rows of none, and evidence that is not there. */
export function findMistakes(rows: Rows, read: (file: string) => string | undefined): string[] {
  const numbers = [...LEVELS.keys()];
  const missing = numbers
    .filter((id) => LEVELS.get(id) !== 3 && !findRow(rows, id))
    .map((id) => `${id} has no row`);
  const unknown = Object.keys(rows)
    .filter((id) => !numbers.some((number) => number === id || number.startsWith(`${id}.`)))
    .map((id) => `${id} is no requirement, section or chapter of ASVS 5.0`);
  const unproven = Object.entries(rows).flatMap(([id, row]) => {
    if (row.verdict !== 'met') return [];
    if (row.evidence.length === 0) return [`${id} is met by nothing`];
    return row.evidence.flatMap((evidence) => {
      const flaw = findFlaw(evidence, read);
      return flaw ? [`${id} (${row.name}): ${flaw}`] : [];
    });
  });
  return [...missing, ...unknown, ...unproven];
}
