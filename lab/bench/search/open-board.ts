import { Client } from 'pg';
import { openDatabase } from '../../../server/src/db/open-database';
import type { Database } from '../../../server/src/db/database';
import { startPostgres } from '../../../server/src/testing/database/postgres-server';
import { migrationsFolder } from '../../../server/src/testing/test-paths';
import { makeBoard, type BoardOptions } from './make-board';

export interface Board {
  readonly db: Database;
  readonly url: string;
  readonly jobs: number;
  close(): Promise<void>;
}

interface OpenBoardOptions extends BoardOptions {
  /** URL of an existing database to use instead: filled if it is empty, and kept. */
  readonly databaseUrl: string | undefined;
  /** How an empty database is filled. */
  readonly fill?: typeof makeBoard;
}

/** Settings an operator would use for a board of this size on a small machine. */
const SETTINGS = {
  shared_buffers: '2GB',
  maintenance_work_mem: '512MB',
  max_wal_size: '8GB',
  work_mem: '16MB',
};

/** A migrated PostgreSQL with a board in it. */
export async function openBoard({
  jobs,
  seed,
  databaseUrl,
  say,
  fill = makeBoard,
}: OpenBoardOptions): Promise<Board> {
  const server = databaseUrl === undefined ? await startPostgres(SETTINGS) : undefined;
  const url = databaseUrl ?? server?.url ?? '';
  const database = await openDatabase({
    databaseUrl: url,
    dataDir: '',
    workerFile: '',
    migrationsFolder,
    onLost: () => {},
  });
  await database.migrate();
  const client = new Client({ connectionString: url });
  await client.connect();
  const count = async () => {
    const { rows } = await client.query<{ total: number }>('SELECT count(*)::int AS total FROM jobs');
    return rows[0]?.total ?? 0;
  };
  if ((await count()) === 0) await fill(client, { jobs, seed, say });
  const total = await count();
  await client.end();
  const close = async () => {
    await database.close();
    await server?.stop();
  };
  return { db: database.db, url, jobs: total, close };
}
