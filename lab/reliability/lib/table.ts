import { listFound } from './run-part';
import type { Ledger } from './ledger';
import type { ReliabilityPart } from './part';

const BEGIN = '<!-- table: npm run reliability -- table -->';
const END = '<!-- end of table -->';

/** A row of the page: promise, figure, failures, date, seed. */
export function makeRow(name: string, part: ReliabilityPart, { header, records }: Ledger): string {
  const failures = records.filter(({ failure }) => failure !== undefined).length;
  const date = (records.at(-1)?.at ?? header.startedAt).slice(0, 10);
  const done = records.length === header.steps ? '' : ` (${records.length} of ${header.steps} ${part.unit})`;
  const cells = [
    `\`${name}\``,
    part.promise,
    `${part.summarise(listFound({ header, records, append: () => {} }))}${done}`,
    failures === 0 ? 'kept' : `**broken ${failures} times**`,
    date,
    String(header.seed),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Replaces the rows of the table in the page. Throws if the page has no table markers. */
export function putTable(page: string, rows: ReadonlyMap<string, string>): string {
  const [begin, end] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (begin < 0 || end < begin) throw new Error('The page has no place for the table.');
  const known = page
    .slice(begin, end)
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const merged = new Map(known.map((line) => [/`([^`]+)`/.exec(line)?.[1] ?? '', line]));
  for (const [name, row] of rows) merged.set(name, row);
  const head = ['| part | promise | figure | outcome | date | seed |', '| - | - | - | - | - | - |'];
  const table = [BEGIN, '', ...head, ...merged.values(), '', ''].join('\n');
  return `${page.slice(0, begin)}${table}${page.slice(end)}`;
}
