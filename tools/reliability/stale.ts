import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { require as requireTypeScript } from 'tsx/cjs/api';
import type { startPostgres as StartPostgres } from '../../server/src/testing/postgres-server';
import { build } from '../lib/build';
import { startServer, stopServer, type Ready } from '../lib/server-process';
import { measureStaleness, type Staleness } from './stale/measure';

/** `npm run reliability -- stale [--writes 1000] [--seed 1] [--database postgres://…/an_empty_one]` */
const { values } = parseArgs({
  options: {
    writes: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Math.floor(Math.random() * 1e6)) },
    database: { type: 'string' },
  },
});

/** What docs/operations.md promises of those who read what others write. */
const PROMISED_MS = 2_000;

// The tests' PostgreSQL is loaded as they are: as CommonJS.
const { startPostgres } = requireTypeScript(
  '../../server/src/testing/postgres-server.ts',
  import.meta.url,
) as { startPostgres: typeof StartPostgres };

const [writes, seed] = [Number(values.writes), Number(values.seed)];
if (![writes, seed].every((number) => Number.isInteger(number) && number > 0))
  throw new Error('--writes and --seed take whole numbers.');
await build();
console.log(`Changing the board ${writes} times behind two processes (--seed ${seed})`);
const postgres = values.database ? undefined : await startPostgres();
const dataDir = mkdtempSync(join(tmpdir(), 'metier-stale-'));
const settings = {
  PORT: '0',
  DATA_DIR: dataDir,
  DATABASE_URL: values.database ?? postgres?.url,
  WEB_CONCURRENCY: '2',
  THROTTLES: 'off',
  // What is late says nothing about what is old.
  RENDER_LIMIT_MS: '5000',
};
let server: ReturnType<typeof startServer> | undefined;
try {
  const { address } = await new Promise<Ready>((resolve, reject) => {
    server = startServer(resolve, settings);
    server.once('exit', () => reject(new Error('The server ended.')));
  });
  const report = (done: number) => console.log(`  ${done} of ${writes}`);
  judge(await measureStaleness({ address, writes, seed, report }));
} finally {
  if (server) await stopServer(server);
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

function judge(found: ReadonlyMap<string, Staleness>): void {
  console.log(`\n${'read'.padEnd(28)}${'looks'.padStart(8)}${'stale'.padStart(8)}${'worst ms'.padStart(10)}`);
  for (const [kind, { looks, stale, worst }] of found)
    console.log(
      kind.padEnd(28) + String(looks).padStart(8) + String(stale).padStart(8) + worst.toFixed(0).padStart(10),
    );
  const worst = Math.max(...[...found.values()].map((each) => each.worst));
  if (worst > PROMISED_MS) process.exitCode = 1;
  console.log(
    worst > PROMISED_MS
      ? `\nSomething was old for ${worst.toFixed(0)} ms, and ${PROMISED_MS} are promised.`
      : `\nNothing was old for longer than ${worst.toFixed(0)} ms; ${PROMISED_MS} are promised.`,
  );
}
