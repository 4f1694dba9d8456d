import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/root';
import { listEntries, type Entry } from './table';
import type { Row, Rows } from './rows';

export const DOCUMENT = 'docs/security.md';

const START = '<!-- written by npm run security -->\n';
const END = '<!-- to here -->';

const CHAPTERS = [
  'Encoding and sanitization',
  'Validation and business logic',
  'Web frontend',
  'API and web service',
  'Files',
  'Authentication',
  'Sessions',
  'Authorization',
  'Self-contained tokens',
  'OAuth and OIDC',
  'Cryptography',
  'Communication',
  'Configuration',
  'Data protection',
  'Coding and architecture',
  'Logging and errors',
  'WebRTC',
];

const VERDICTS = ['met', 'not applicable', 'open'] as const satisfies readonly Row['verdict'][];

const isOf = (chapter: number) => (entry: Entry) => entry.id.startsWith(`${chapter}.`);

function countLine(name: string, entries: readonly Entry[]): string {
  const judged = entries.filter(({ level }) => level < 3);
  const counts = VERDICTS.map((verdict) => judged.filter(({ row }) => row.verdict === verdict).length);
  const more = entries.filter(({ level }) => level === 3).length;
  return `| ${[name, ...counts, more].join(' | ')} |`;
}

/** Pads the cells of a table as the formatter does. */
function padTable(lines: readonly string[]): string[] {
  const rows = lines.map((line) => line.slice(2, -2).split(' | '));
  const widths = (rows[0] ?? []).map((_, at) => Math.max(3, ...rows.map((row) => (row[at] ?? '').length)));
  const pad = (row: readonly string[], at: number) =>
    at === 0 ? (row[at] ?? '').padEnd(widths[at] ?? 0) : (row[at] ?? '').padStart(widths[at] ?? 0);
  const written = rows.map((row) => `| ${row.map((_, at) => pad(row, at)).join(' | ')} |`);
  const rule = `| ${widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`)).join(' | ')} |`;
  return [written[0] ?? '', rule, ...written.slice(1)];
}

/** The summary by chapter, and what is open. */
export function writeSummary(rows: Rows): string {
  const entries = listEntries(rows);
  const table = padTable([
    '| chapter | met | not applicable | open | met of level 3 |',
    ...CHAPTERS.map((name, at) => countLine(`${at + 1} ${name}`, entries.filter(isOf(at + 1)))),
    countLine('all', entries),
  ]);
  const open = entries.flatMap(({ id, level, row }) =>
    row.verdict === 'open' ? [`- **${id}** (level ${level}) ${row.name}: ${row.missing}`] : [],
  );
  return `\n${table.join('\n')}\n\n### Open\n\n${open.join('\n')}\n\n`;
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
