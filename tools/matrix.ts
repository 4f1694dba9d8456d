import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './lib/root';

/** Status codes by principal. */
type Outcomes = Readonly<Record<string, number>>;

interface Comparison {
  readonly expected: Outcomes;
  readonly received: Outcomes;
}

/** Sends every operation as every principal by running the access test. */
function runAccessTest(): Readonly<Record<string, Comparison>> {
  const folder = mkdtempSync(join(tmpdir(), 'metier-matrix-'));
  const file = join(folder, 'seen.json');
  const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
  const args = [jest, '--silent', '--selectProjects', 'server', '--', 'server/src/access.test.ts'];
  const env = { ...process.env, ACCESS_MATRIX: file };
  const { stderr, status } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', env });
  if (!existsSync(file)) throw new Error(stderr);
  const seen = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Comparison>;
  rmSync(folder, { recursive: true });
  process.exitCode = status ?? 1;
  return seen;
}

const operations = Object.entries(runAccessTest());
const principals = Object.keys(operations[0]?.[1].expected ?? {});
const width = Math.max(...operations.map(([operation]) => operation.length));
const columns = principals.map((principal) => principal.padEnd(15));
console.log('Each cell: the status that access and probe imply, and the one that the server gave.\n');
console.log(`${'operation'.padEnd(width)}  ${columns.join('  ')}`);
let differences = 0;
for (const [operation, { expected, received }] of operations) {
  const cells = principals.map((principal) => {
    const [wanted, got] = [expected[principal], received[principal]];
    if (got !== wanted) differences += 1;
    return (got === wanted ? `${wanted} = ${got}` : `${wanted} ≠ ${got ?? 'nothing'}`).padEnd(15);
  });
  console.log(`${operation.padEnd(width)}  ${cells.join('  ')}`);
}
console.log(
  `\n${operations.length} operations × ${principals.length} principals, ${differences} differences`,
);
