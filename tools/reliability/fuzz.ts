import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from '../lib/root';

/** The Jest project in which the server runs on each database. */
const PROJECTS: Readonly<Record<string, string>> = { embedded: 'server', postgres: 'server on PostgreSQL' };

/** `npm run reliability -- fuzz [--database embedded|postgres] [--requests 20000] [--seed 1]` */
const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    requests: { type: 'string', default: '20000' },
    seed: { type: 'string', default: String(Date.now()) },
  },
});

function fuzz(database: string): boolean {
  const project = PROJECTS[database];
  if (!project)
    throw new Error(`There is no database ${database}: choose from ${Object.keys(PROJECTS).join(', ')}.`);
  console.log(
    `Asking the server on the ${database} database ${values.requests} times (--seed ${values.seed})`,
  );
  const jest = join(ROOT, 'node_modules/jest/bin/jest.js');
  const args = [jest, '--selectProjects', project, '--', 'server/src/fuzz.test.ts'];
  const env = { ...process.env, FUZZ_REQUESTS: values.requests, FUZZ_SEED: values.seed };
  return spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit', env }).status === 0;
}

const databases = values.database ? [values.database] : Object.keys(PROJECTS);
if (!databases.map(fuzz).every(Boolean)) process.exitCode = 1;
