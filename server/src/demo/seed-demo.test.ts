import { randomUUID } from 'node:crypto';
import { count, eq, isNotNull, sql } from 'drizzle-orm';
import { verifyPassword } from '../modules/accounts/passwords/passwords';
import { startTestApp } from '../testing/index';
import {
  applications,
  attachments,
  files,
  jobproviderAdvantages,
  interviews,
  jobproviders,
  jobs,
  users,
} from '../db/schema/index';
import { demoLogins } from '../config/demo-logins';
import { makeDemoBoard } from './make-demo-board';
import { seedDemo, storeBoard } from './seed-demo';

const server = startTestApp();
const today = new Date('2026-11-21T10:00:00Z');
const steps: string[] = [];

beforeAll(async () => {
  const { db, files: store } = server.dependencies;
  const closing = server.dependencies;
  await seedDemo({ db, files: store, today, closing, report: (step) => steps.push(step) });
});

test('jobs, applications and accounts are there, and the steps were reported', async () => {
  const { db } = server.dependencies;
  const [row] = await db.select({ jobs: count() }).from(jobs);
  expect(row?.jobs).toBeGreaterThanOrEqual(420);
  const answered = await db
    .select({ id: applications.id })
    .from(applications)
    .where(isNotNull(applications.answeredAt));
  expect(answered.length).toBeGreaterThanOrEqual(280);
  expect(steps).toHaveLength(2);
});

test('every company offers at least three of the advantages a new database has', async () => {
  const { db } = server.dependencies;
  const offers = await db
    .select({ id: jobproviders.id, advantages: count(jobproviderAdvantages.advantageId) })
    .from(jobproviders)
    .leftJoin(jobproviderAdvantages, eq(jobproviderAdvantages.jobproviderId, jobproviders.id))
    .groupBy(jobproviders.id);
  expect(offers.filter(({ advantages }) => advantages < 3)).toEqual([]);
});

test('both demo logins open', async () => {
  for (const { username, password } of demoLogins) {
    const [user] = await server.dependencies.db.select().from(users).where(eq(users.username, username));
    expect(await verifyPassword(user?.passwordHash, password)).toBe(true);
  }
});

test('the next inserted row gets a new id', async () => {
  const { db } = server.dependencies;
  const name = randomUUID();
  const row = {
    username: name,
    email: `${name}@new.example`,
    passwordHash: '',
    accountType: 'job_seeker' as const,
  };
  const [user] = await db.insert(users).values(row).returning({ id: users.id });
  const [last] = await db.select({ id: sql<number>`max(${users.id})` }).from(users);
  expect(user?.id).toBe(last?.id);
});

test('every file is in the store, pictures as WebP and documents as PDF', async () => {
  const { db, files: store } = server.dependencies;
  const rows = await db.select().from(files);
  expect(new Set(rows.map(({ mediaType }) => mediaType))).toEqual(new Set(['image/webp', 'application/pdf']));
  for (const { id } of rows.slice(0, 40)) {
    const content = await store.read(id);
    expect(content).toBeDefined();
    content?.destroy();
  }
});

test('the resume of an application is a separate copy of the one in the library', async () => {
  const { db } = server.dependencies;
  const library = await db.select({ fileId: attachments.fileId }).from(attachments);
  const resumes = await db
    .select({ fileId: applications.resumeFileId })
    .from(applications)
    .where(isNotNull(applications.resumeFileId));
  const all = [...library, ...resumes].map(({ fileId }) => fileId);
  expect(new Set(all).size).toBe(all.length);
});

test('candidates at the stage of an interview have one that is booked or offered', async () => {
  const { db } = server.dependencies;
  const rows = await db.select().from(interviews);
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['booked', 'offered']));
  for (const { startsAt, createdAt } of rows) if (startsAt) expect(startsAt > createdAt).toBe(true);
});

test('every part of the product is to be seen: contacts, deadlines, saved searches, templates, a closing letter', async () => {
  const { db } = server.dependencies;
  const total = async (what: string) =>
    Number((await db.execute(`select count(*) as n from ${what}`)).rows[0]?.n);
  expect(await total('jobs where is_active and contact_email is not null')).toBeGreaterThan(100);
  expect(await total("jobs where contact_email like '%@www.%'")).toBe(0);
  expect(await total('jobs where is_active and application_deadline is not null')).toBeGreaterThan(100);
  expect(await total('alerts where user_id = 1')).toBe(3);
  expect(await total('message_templates where jobprovider_id = 1')).toBe(3);
  expect(
    await total('closing_notices join jobs on jobs.id = job_id where jobprovider_id = 1'),
  ).toBeGreaterThan(0);
});

test('the views of the demo employer’s jobs have their days', async () => {
  const { rows } = await server.dependencies.db.execute(
    'select views, (select count(*)::int from job_views where job_id = jobs.id) as counted from jobs where jobprovider_id = 1',
  );
  expect(rows).toEqual(rows.map(({ views }) => ({ views, counted: views })));
});

test('the search finds care jobs', async () => {
  const response = await server.app.inject('/api/jobs/?keyword=pflege&page_size=6');
  expect(response.statusCode).toBe(200);
  expect(Number(response.headers['x-total-count'])).toBeGreaterThanOrEqual(12);
});

test('a second seeding is refused as a whole and leaves no file behind', async () => {
  const { db, files: store } = server.dependencies;
  const before = await db.select({ id: files.id }).from(files);
  const written: string[] = [];
  const removed: string[] = [];
  const watching = {
    ...store,
    write: async (...given: Parameters<typeof store.write>) => {
      const stored = await store.write(...given);
      written.push(stored.id);
      return stored;
    },
    remove: async (id: string) => {
      removed.push(id);
      await store.remove(id);
    },
  };
  // Two companies are enough for a conflict of ids; the whole board would be drawn for nothing.
  const board = makeDemoBoard(today);
  const companies = board.companies.filter(({ logo }) => logo).slice(0, 2);
  const part = { ...board, companies, seekers: [], documents: [], applications: [] };
  await expect(storeBoard(part, { db, files: watching })).rejects.toThrow();
  const scenes = companies.flatMap(({ story }) => story?.pictures ?? []);
  expect(written).toHaveLength(companies.length + scenes.length);
  expect(removed.sort()).toEqual(written.sort());
  expect(await db.select({ id: files.id }).from(files)).toHaveLength(before.length);
});
