import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { migrationsFolder, templateFolder, workerFile } from '../testing/test-paths';
import { openDatabase, type OpenDatabase } from './open-database';

let dataDir: string;
let database: OpenDatabase;
let lost: Promise<Error>;

async function open(options: { napMs?: number } = {}): Promise<void> {
  let learn: (error: Error) => void = () => undefined;
  lost = new Promise((resolve) => (learn = resolve));
  database = await openDatabase({ dataDir, workerFile, migrationsFolder, onLost: learn, ...options });
  await database.opened;
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'metier-embedded-'));
  await cp(join(templateFolder, 'database'), join(dataDir, 'database'), { recursive: true });
  await open();
});
afterAll(async () => {
  await database.close();
  await rm(dataDir, { recursive: true });
});

it('an embedded database that can no longer write is reported as lost, and reopens with every acknowledged write', async () => {
  // The write-ahead log grows by files; a folder at the next file's path makes that fail.
  const next = join(dataDir, 'database', 'pg_wal', 'xlogtemp.42');
  await mkdir(next);
  await database.db.execute(sql`create table kept (id integer primary key)`);
  let acknowledged = 0;
  const writing = (async () => {
    for (;;) {
      await database.db.execute(sql`insert into kept values (${acknowledged + 1})`);
      acknowledged += 1;
      await database.db.execute(
        sql`select length(pg_logical_emit_message(true, 'x', repeat('x', 2000000))::text)`,
      );
    }
  })();
  writing.catch(() => undefined);
  expect((await lost).message).toMatch(/could not create file "pg_wal/);
  await expect(writing).rejects.toThrow();
  await database.close();
  await rm(next, { recursive: true });
  await open();
  const { rows } = await database.db.execute(sql`select count(*)::integer as total from kept`);
  expect(acknowledged).toBeGreaterThan(1);
  expect(rows).toEqual([{ total: expect.any(Number) }]);
  expect(Number(rows[0]?.total)).toBeGreaterThanOrEqual(acknowledged);
});

it('a plan that was made for a small table is made anew once the table is filled', async () => {
  await database.close();
  await open({ napMs: 20 });
  const { db } = database;
  const find = { name: 'find_filled', text: 'select * from filled where id = $1', values: [1] };
  await db.execute(sql`create table filled (id integer primary key, name text)`);
  await db.execute(sql`insert into filled values (0, 'x')`);
  await db.execute(sql`analyze filled`);
  // PostgreSQL keeps a general plan from the sixth time on.
  for (let times = 0; times < 8; times += 1) await db.$client.query(find);
  await db.execute(sql`insert into filled select id, 'x' from generate_series(1, 5000) as id`);
  const readPlan = async () => {
    const { rows } = await db.execute<Record<string, string>>(sql`explain execute find_filled(1)`);
    return rows.flatMap(Object.values).join('\n');
  };
  expect(await readPlan()).toContain('Seq Scan');
  let plan = '';
  do {
    await setTimeout(20);
    plan = await readPlan();
  } while (plan.includes('Seq Scan'));
  expect(plan).toContain('Index Scan');
});
