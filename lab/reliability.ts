import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { formatText } from '../tools/lib/format';
import { exitWithError, ROOT } from '../tools/lib/root';
import { beginLedger, readLedger, type Ledger } from './reliability/lib/ledger';
import type { ReliabilityPart } from './reliability/lib/part';
import { isKept, runPart } from './reliability/lib/run-part';
import { makeRow, putTable } from './reliability/lib/table';

/** Suites too slow for every test run, in the order of the table. */
const PARTS: Readonly<Record<string, () => Promise<{ part: ReliabilityPart }>>> = {
  fuzz: () => import('./reliability/fuzz'),
  stale: () => import('./reliability/stale'),
  releases: () => import('./reliability/releases'),
  kill: () => import('./reliability/kill'),
  'kill-postgres': () => import('./reliability/kill-postgres'),
  'kill-store': () => import('./reliability/kill-store'),
  'database-faults': () => import('./reliability/database-faults'),
  surroundings: () => import('./reliability/external-services'),
  clock: () => import('./reliability/clock'),
  'slow-clients': () => import('./reliability/slow-clients'),
  'rolling-restarts': () => import('./reliability/roll'),
  'hostile-texts': () => import('./reliability/hostile-texts'),
  'hostile-files': () => import('./reliability/hostile-files'),
  leave: () => import('./reliability/leave'),
  soak: () => import('./reliability/soak'),
  'soak-postgres': () => import('./reliability/soak-postgres'),
};
const RESULTS = join(ROOT, 'lab/reliability/results');
const PAGE = join(ROOT, 'docs/reliability.md');

/**
 * `npm run reliability -- all` runs every part, `-- <part>` one; both resume an interrupted run. `--steps`
 * and `--seed` change a run, `--restart` starts it from the beginning, and `-- table` only writes
 * docs/reliability.md.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { steps: { type: 'string' }, seed: { type: 'string' }, restart: { type: 'boolean' } },
});
const [name = 'all'] = positionals;
const [steps, seed] = [values.steps, values.seed].map((value) => value && Number(value));
if ([steps, seed].some((value) => value !== undefined && !(Number.isInteger(value) && Number(value) > 0)))
  exitWithError('--steps and --seed take whole numbers.');
const chosen = name === 'all' || name === 'table' ? Object.keys(PARTS) : [name];

function openLedger(part: string, full: number): Ledger {
  const file = join(RESULTS, `${part}.jsonl`);
  const earlier = values.restart ? undefined : readLedger(file);
  const isSame =
    earlier &&
    (steps === undefined || steps === earlier.header.steps) &&
    (seed === undefined || seed === earlier.header.seed);
  if (isSame) return earlier;
  return beginLedger(file, {
    part,
    seed: Number(seed ?? Math.floor(Math.random() * 1e6) + 1),
    steps: Number(steps ?? full),
    startedAt: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim(),
  });
}

async function run(partName: string, part: ReliabilityPart): Promise<boolean> {
  const ledger = openLedger(partName, part.steps);
  const { header, records } = ledger;
  if (isKept(ledger)) {
    console.log(`${partName}: complete already (seed ${header.seed}); --restart runs it again`);
    return true;
  }
  console.log(`${partName}: ${part.promise} (seed ${header.seed})`);
  if (records.length > 0) console.log(`  resuming after ${records.length} of ${header.steps} ${part.unit}`);
  return runPart(part, ledger, (sentence) => console.log(`  ${sentence}`));
}

async function writeTable(parts: ReadonlyMap<string, ReliabilityPart>): Promise<void> {
  const rows = new Map<string, string>();
  for (const [partName, part] of parts) {
    const ledger = readLedger(join(RESULTS, `${partName}.jsonl`));
    if (ledger && ledger.records.length > 0) rows.set(partName, makeRow(partName, part, ledger));
  }
  const page = putTable(readFileSync(PAGE, 'utf8'), rows);
  writeFileSync(PAGE, await formatText(PAGE, page));
}

const parts = new Map<string, ReliabilityPart>();
for (const each of chosen) {
  const load = PARTS[each];
  if (!load)
    exitWithError(`There is no part ${each}: choose from all, table, ${Object.keys(PARTS).join(', ')}.`);
  parts.set(each, (await load()).part);
}
if (name !== 'table')
  for (const [partName, part] of parts) if (!(await run(partName, part))) process.exitCode = 1;
if (name === 'all' || name === 'table') await writeTable(parts);
