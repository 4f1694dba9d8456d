import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import {
  startPostgres,
  throughPort,
  type PostgresServer,
} from '../../server/src/testing/database/postgres-server';
import { startTcpProxy, type TcpProxy } from '../../server/src/testing/services/tcp-proxy';
import { confirmNewAccounts } from './lib/confirm-accounts';
import { expectNoPartialWrites } from './lib/partial-writes';
import { launchServer } from '../../tools/server-life/launch-server';
import { expectLibrariesReadable } from './lib/libraries';
import { writeDuring } from './lib/outage';
import type { ReliabilityRig } from './lib/part';
import { EVERY_WRITE, openWorkload, type WorkFigures } from './lib/workload';

export type DatabaseFaultsFigures = WorkFigures & { readonly scene: string; readonly readyAfterMs: number };

interface FaultContext {
  readonly postgres: PostgresServer;
  readonly proxy: TcpProxy;
  readonly random: () => number;
}
/** Injects the fault; the returned function removes it. */
type Fault = (place: FaultContext) => Promise<() => void | Promise<void>>;

async function runStatements(postgres: PostgresServer, ...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/** PostgreSQL's error for writes on a full disk, raised by a trigger. */
const FULL = [
  `create or replace function refuse_full() returns trigger language plpgsql as
     $$ begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`,
];
const TABLES = ['jobs', 'applications', 'attachments', 'files', 'messages', 'outbox', 'sessions'];

const heal =
  ({ proxy }: FaultContext) =>
  () =>
    proxy.heal();

const SCENES: Readonly<Record<string, Fault>> = {
  slow: async (place) => {
    place.proxy.slow(50 + place.random() * 1_500);
    return heal(place);
  },
  cut: async (place) => {
    place.proxy.cut();
    return heal(place);
  },
  reset: async (place) => {
    place.proxy.reset();
    return heal(place);
  },
  silent: async (place) => {
    place.proxy.silence();
    return heal(place);
  },
  'answers lost': async (place) => {
    place.proxy.holdResponses();
    return () => {
      // Lost responses do not arrive later: the connections are reset.
      place.proxy.reset();
      place.proxy.heal();
    };
  },
  frozen: async ({ postgres }) => {
    postgres.freeze();
    return () => postgres.thaw();
  },
  restarted: async ({ postgres, random }) => {
    await postgres.halt(random() < 0.5 ? 'fast' : 'kill');
    return () => postgres.start();
  },
  'read-only': async ({ postgres }) => {
    await runStatements(
      postgres,
      'alter system set default_transaction_read_only = on',
      'select pg_reload_conf()',
    );
    return () =>
      runStatements(
        postgres,
        'set default_transaction_read_only = off',
        'alter system reset default_transaction_read_only',
        'select pg_reload_conf()',
      );
  },
  full: async ({ postgres }) => {
    const begin = TABLES.map(
      (table) =>
        `create trigger full_disk before insert or update on ${table} execute function refuse_full()`,
    );
    await runStatements(postgres, ...FULL, ...begin);
    return () => runStatements(postgres, ...TABLES.map((table) => `drop trigger full_disk on ${table}`));
  },
};

/** Above the server's own timeouts for a connection and a statement. */
const MAX_ANSWER_MS = 15_000;
const MAX_FAULT_MS = 8_000;

/**
 * A server on a PostgreSQL behind a proxy. Each step injects one fault: each of SCENES in turn, or only the
 * named ones.
 */
export async function openDatabaseFaultsRig(
  only?: readonly string[],
  longestFaultMs = MAX_FAULT_MS,
): Promise<ReliabilityRig<DatabaseFaultsFigures>> {
  const postgres = await startPostgres();
  const proxy = await startTcpProxy({ path: postgres.socketPath });
  const server = await launchServer({ DATABASE_URL: throughPort(postgres.url, proxy.port) });
  const rules = { longestMs: MAX_ANSWER_MS, mayBeDown: () => false };
  await confirmNewAccounts(postgres.url);
  const workload = await openWorkload({ address: server.address, lanes: 4, writes: EVERY_WRITE, rules });
  const scenes = Object.entries(SCENES).filter(([name]) => only?.includes(name) ?? true);

  async function run(step: number, random: () => number): Promise<DatabaseFaultsFigures> {
    // Round robin, so that even a short run covers every scene.
    const [scene, make] = scenes[step % scenes.length] ?? ['', SCENES.cut as Fault];
    const [before, during] = [random() * 500, 500 + random() * (longestFaultMs - 500)];
    try {
      const figures = await writeDuring({ server, workload }, random, async () => {
        await wait(before);
        const end = await make({ postgres, proxy, random });
        await wait(during);
        await end();
      });
      await expectLibrariesReadable(workload.libraries);
      await expectNoPartialWrites(postgres.url);
      return { ...figures, scene };
    } catch (error) {
      throw new Error(`Database ${scene} for ${during.toFixed(0)} ms: ${String(error)}`, { cause: error });
    }
  }

  return {
    run,
    async close() {
      await server.remove();
      await proxy.close();
      await postgres.stop();
    },
  };
}
