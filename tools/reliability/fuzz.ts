import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../lib/root';

/** The fuzz test in full: 20 000 requests, a new seed each time unless FUZZ_SEED says which. */
const { FUZZ_REQUESTS = '20000', FUZZ_SEED = String(Date.now()) } = process.env;
console.log(`seed ${FUZZ_SEED}: FUZZ_SEED=${FUZZ_SEED} repeats this run`);
const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
const { status } = spawnSync(
  process.execPath,
  [jest, '--selectProjects', 'server', '--', 'server/src/fuzz.test.ts'],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, FUZZ_REQUESTS, FUZZ_SEED },
  },
);
if (status !== 0) process.exitCode = 1;
