import type { Job, JobBody, StoredJobDraft } from '@metier/sdk/contract';
import { jobBody, joinCompany, readOk, type CompanyClient } from '../../testing/fixtures';
import { startTestApp } from '../../testing/index';

const test = startTestApp();
const PATH = '/api/auth/job-drafts/';
const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
const START = new Date('2090-03-10T09:00:00Z').getTime();
let company: CompanyClient;

/** Each test begins later than the one before it: what has run in a night does not run again. */
let offset = 0;
afterEach(() => {
  offset += 30 * DAY_MS;
  test.setClock(undefined);
});
const at = (ms: number) => new Date(START + offset + ms);
const setClock = (ms: number) => test.setClock(at(ms));

// A session does not last from one test to the next.
beforeEach(async () => {
  setClock(0);
  company = await joinCompany(test);
});

async function runAt(ms: number): Promise<void> {
  setClock(ms);
  await test.dependencies.tasks.runDue();
}

const keep = async () => readOk<StoredJobDraft>(await company.post(PATH, { fields: {} }));
const schedule = (draft: StoredJobDraft, publishAt: string | Date, job: Partial<JobBody> = {}) =>
  company.put(`${PATH}${draft.id}/schedule/`, {
    version: draft.version,
    publish_at: publishAt instanceof Date ? publishAt.toISOString() : publishAt,
    job: { ...jobBody, ...job },
  });
const find = async (title: string) =>
  readOk<Job[]>(await test.visit().get(`/api/jobs/?exact=true&keyword=${title}`));

it('a scheduled job is nowhere until its time, and then posted at that time, once', async () => {
  const draft = await keep();
  const scheduled = readOk<StoredJobDraft>(await schedule(draft, at(DAY_MS), { title: 'Sommelier' }));
  expect(scheduled).toMatchObject({ publish_at: at(DAY_MS).toISOString(), version: 2 });
  await runAt(DAY_MS - 1);
  expect(await find('sommelier')).toEqual([]);
  await runAt(DAY_MS);
  await runAt(DAY_MS + 1);
  const [job, ...more] = await find('sommelier');
  expect(more).toEqual([]);
  expect(job).toMatchObject({ title: 'Sommelier', is_active: true, created_at: at(DAY_MS).toISOString() });
  expect((await company.get(`${PATH}${draft.id}/`)).statusCode).toBe(404);
});

it('a day without a server publishes it afterwards, as posted then', async () => {
  readOk(await schedule(await keep(), at(HOUR_MS), { title: 'Vintner' }));
  await runAt(2 * DAY_MS);
  expect(await find('vintner')).toMatchObject([{ created_at: at(2 * DAY_MS).toISOString() }]);
});

it('a day means its first minute in Switzerland', async () => {
  const day = at(DAY_MS).toISOString().slice(0, 10);
  const { publish_at: moment } = readOk<StoredJobDraft>(await schedule(await keep(), day));
  const clock = new Date(moment ?? '').toLocaleString('sv-SE', { timeZone: 'Europe/Zurich' });
  expect(clock).toBe(`${day} 00:00:00`);
});

it('another time replaces the one before, and a cancelled publication leaves a draft', async () => {
  const first = readOk<StoredJobDraft>(await schedule(await keep(), at(HOUR_MS), { title: 'Tinker' }));
  const edit = await company.put(`${PATH}${first.id}/`, { version: first.version, fields: {} });
  expect([edit.statusCode, edit.json()]).toEqual([409, { detail: expect.stringContaining('is scheduled') }]);
  const later = readOk<StoredJobDraft>(await schedule(first, at(3 * HOUR_MS), { title: 'Tailor' }));
  await runAt(2 * HOUR_MS);
  expect(await find('tailor')).toEqual([]);
  const unschedule = () => company.post(`${PATH}${later.id}/unschedule/`);
  const draft = readOk<StoredJobDraft>(await unschedule());
  expect(draft).toMatchObject({ publish_at: null, fields: { title: 'Tailor', activity_rate: '80' } });
  expect((await unschedule()).statusCode).toBe(409);
  await runAt(4 * HOUR_MS);
  expect(await find('tailor')).toEqual([]);
  readOk(await schedule(draft, at(5 * HOUR_MS), { title: 'Tailor' }));
  await runAt(5 * HOUR_MS);
  expect(await find('tailor')).toHaveLength(1);
});

it('a scheduled job can be posted now, and is not posted again', async () => {
  const draft = readOk<StoredJobDraft>(await schedule(await keep(), at(HOUR_MS), { title: 'Cobbler' }));
  readOk(await company.post('/api/jobs/', { ...jobBody, title: 'Cobbler', draft: draft.id }));
  await runAt(2 * HOUR_MS);
  expect(await find('cobbler')).toHaveLength(1);
});

it.each<[string, number | string, Partial<JobBody>]>([
  ['publish_at', -HOUR_MS, {}],
  ['publish_at', 367 * DAY_MS, {}],
  ['publish_at', 'tomorrow', {}],
  ['start_date', 5 * DAY_MS, { start_date: '2090-03-11' }],
  ['application_deadline', 5 * DAY_MS, { application_deadline: '2090-03-11' }],
  ['salary', DAY_MS, { salary: 'much' }],
  ['title', DAY_MS, { title: ' ' }],
])('%s is refused for %s with %j', async (field, moment, job) => {
  const publishAt = typeof moment === 'number' ? at(moment) : moment;
  const response = await schedule(await keep(), publishAt, job);
  expect(response.statusCode).toBe(400);
  expect(Object.keys(response.json<object>()).join()).toContain(field);
});

it('a stale copy does not schedule', async () => {
  const draft = await keep();
  readOk(await company.put(`${PATH}${draft.id}/`, { version: 1, fields: { title: 'Newer' } }));
  expect((await schedule(draft, at(DAY_MS))).statusCode).toBe(409);
});

it('a deadline that passed while no server ran leaves a draft', async () => {
  const deadline = at(2 * DAY_MS)
    .toISOString()
    .slice(0, 10);
  const draft = await keep();
  readOk(await schedule(draft, at(DAY_MS), { title: 'Farrier', application_deadline: deadline }));
  await runAt(5 * DAY_MS);
  expect(await find('farrier')).toEqual([]);
  expect(readOk(await company.get(`${PATH}${draft.id}/`))).toMatchObject({ publish_at: null });
});
