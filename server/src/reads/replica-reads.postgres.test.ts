import type { Job } from '@metier/sdk/contract';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '../app';
import { openReplica } from '../db/replica';
import { joinCompany, publishJob, readOk } from '../testing/fixtures';
import { startTestApp } from '../testing/index';
import { makeClient, type TestClient } from '../testing/test-client';

const test = startTestApp();
/** Simulates a lagging replica: a database with an empty board. */
const behind = startTestApp();

const markFailed = jest.fn();
let app: FastifyInstance;

beforeAll(async () => {
  const replica = { pick: () => behind.dependencies.db, markFailed, close: async () => {} };
  app = await buildApp({ ...test.dependencies, replica });
});
afterAll(() => app.close());

const countJobs = async (client: TestClient, query = '') =>
  readOk<Job[]>(await client.get(`/api/jobs/?${query}`)).length;

it('the public reads from the replica, and a writer their own writes, for as long as the replica may be behind', async () => {
  const company = await joinCompany(test);
  await publishJob(company);
  const [reader, writer, strange] = [makeClient(app), makeClient(app), makeClient(app)];
  for (const [name, value] of company.cookies) writer.cookies.set(name, value);
  strange.cookies.set('wrote', `x${company.cookies.get('wrote')}`);
  expect(await countJobs(reader)).toBe(0);
  expect(await countJobs(writer)).toBe(1);
  expect(await countJobs(strange)).toBe(0);
  test.setClock(new Date(Date.now() + 6_000));
  expect(await countJobs(writer)).toBe(0);
  test.setClock(undefined);
});

it('a query that fails on the replica is retried on the primary, and the replica is avoided for a while', async () => {
  await behind.dependencies.db.execute('drop table job_search cascade');
  expect(await countJobs(makeClient(app), 'page_size=9')).toBe(1);
  expect(markFailed).toHaveBeenCalled();
});

it('a database that replays nothing is no replica', async () => {
  const { config, db } = test.dependencies;
  const warn = jest.fn();
  const logger = { warn, info: jest.fn() };
  const replica = await openReplica({ url: config.databaseUrl ?? '', primary: db, logger });
  expect(replica.pick()).toBe(db);
  expect(warn).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('reads go to the primary'));
  await replica.close();
});
