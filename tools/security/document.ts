import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/root';
import { listEntries } from './table';
import type { Row, Rows } from './rows';

export const DOCUMENT = 'docs/security.md';

const START = '<!-- written by npm run security -->\n';
const END = '<!-- to here -->';

/** How many requirements have which verdict, and what is open. */
export function writeSummary(rows: Rows): string {
  const entries = listEntries(rows);
  const judged = entries.filter(({ level }) => level < 3);
  const count = (verdict: Row['verdict']) => judged.filter(({ row }) => row.verdict === verdict).length;
  const counts = `Of ${judged.length} requirements of level 1 and 2, ${count('met')} are met, ${count('not applicable')} are not applicable and ${count('open')} open; of level 3, ${entries.length - judged.length} are met.`;
  const open = entries.flatMap(({ id, level, row }) =>
    row.verdict === 'open' ? [`- **${id}** (level ${level}) ${row.name}: ${row.missing}`] : [],
  );
  return `\n${counts}\n\n### Open\n\n${open.join('\n')}\n\n`;
}

/** The document with this summary between its marks. */
export function insertSummary(document: string, summary: string): string {
  const [before = '', rest = ''] = document.split(START);
  const after = rest.slice(rest.indexOf(END));
  return `${before}${START}${summary}${after}`;
}

/** Every row as a line, for the terminal. */
export const writeRows = (rows: Rows): string =>
  listEntries(rows)
    .map(({ id, level, row }) => `${id} (level ${level}) ${row.name}: ${row.verdict}${explain(row)}`)
    .join('\n');

function explain(row: Row): string {
  if (row.verdict === 'met') return row.evidence.map((evidence) => `\n    ${evidence}`).join('');
  return row.verdict === 'open' ? `: ${row.missing}` : `, because ${row.because}`;
}

/** The text of a file of this project; undefined if there is none. */
export const readProjectFile = (file: string): string | undefined =>
  existsSync(join(ROOT, file)) ? readFileSync(join(ROOT, file), 'utf8') : undefined;
