import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accessTable, PRINCIPALS } from '../server/src/http/access/access-table';
import { ROOT } from './lib/root';

/** Sends every operation as every principal by running the access test; returns the observed statuses. */
function runAccessTest(): Readonly<Record<string, readonly number[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'metier-matrix-'));
  const file = join(folder, 'seen.json');
  const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
  const args = [jest, '--silent', '--selectProjects', 'server', '--', 'server/src/access.test.ts'];
  const env = { ...process.env, ACCESS_MATRIX: file };
  const { stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', env });
  if (!existsSync(file)) throw new Error(stderr);
  const seen = JSON.parse(readFileSync(file, 'utf8')) as Record<string, number[]>;
  rmSync(folder, { recursive: true });
  return seen;
}

const seen = runAccessTest();
const operations = Object.entries(accessTable);
const width = Math.max(...operations.map(([operation]) => operation.length));
const columns = PRINCIPALS.map((principal) => principal.padEnd(15));
console.log('Each cell: the status that the access table expects, and the one that the server gave.\n');
console.log(`${'operation'.padEnd(width)}  ${columns.join('  ')}`);
let differences = 0;
for (const [operation, [, outcomes]] of operations) {
  const cells = outcomes.map((expected, at) => {
    const got = seen[operation]?.[at];
    if (got !== expected) differences += 1;
    return (got === expected ? `${expected} = ${got}` : `${expected} ≠ ${got ?? 'nothing'}`).padEnd(15);
  });
  console.log(`${operation.padEnd(width)}  ${cells.join('  ')}`);
}
console.log(
  `\n${operations.length} operations × ${PRINCIPALS.length} principals, ${differences} differences`,
);
process.exitCode = differences === 0 ? 0 : 1;
