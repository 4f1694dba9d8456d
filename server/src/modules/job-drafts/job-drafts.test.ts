import type { JobDraftSummary, StoredJobDraft } from '@metier/sdk/contract';
import { jobBody, joinCompany, publishJob, readOk, type CompanyClient } from '../../testing/fixtures';
import { startTestApp } from '../../testing/index';
import { TEST_PASSWORD } from '../../testing/test-client';

const test = startTestApp();
const PATH = '/api/auth/job-drafts/';
const DAY_MS = 24 * 60 * 60_000;
let [company, other]: CompanyClient[] = [];
beforeAll(async () => {
  [company, other] = [await joinCompany(test), await joinCompany(test)];
});
afterEach(() => test.setClock(undefined));

const ofCompany = () => company as CompanyClient;
const keep = async (fields: object = { title: 'Cook' }, client = ofCompany()) =>
  readOk<StoredJobDraft>(await client.post(PATH, { fields }));
const list = async (client = ofCompany()) => readOk<JobDraftSummary[]>(await client.get(PATH));
const save = (draft: StoredJobDraft, fields: object, client = ofCompany()) =>
  client.put(`${PATH}${draft.id}/`, { version: draft.version, fields });

it('a draft may be incomplete, and is kept as it was typed', async () => {
  const fields = {
    title: ' Cook',
    salary: "5'200",
    activity_rate: '',
    start_date: '31.2.',
    type: 'internship',
  };
  const draft = await keep({ ...fields, unknown: 'x' });
  expect(draft).toMatchObject({ fields, version: 1, publish_at: null });
  expect(readOk(await ofCompany().get(`${PATH}${draft.id}/`))).toEqual(draft);
  const saved = readOk<StoredJobDraft>(await save(draft, { title: 'Chef' }));
  expect(saved).toMatchObject({ id: draft.id, fields: { title: 'Chef' }, version: 2 });
  expect((await list())[0]).toMatchObject({ id: draft.id, title: 'Chef', location: '' });
  expect((await ofCompany().delete(`${PATH}${draft.id}/`)).statusCode).toBe(204);
  expect((await ofCompany().delete(`${PATH}${draft.id}/`)).statusCode).toBe(404);
});

it('a stale copy never overwrites a newer one', async () => {
  const draft = await keep();
  const [one, two] = await Promise.all([save(draft, { title: 'One' }), save(draft, { title: 'Two' })]);
  expect([one.statusCode, two.statusCode].sort()).toEqual([200, 409]);
  const refused = one.statusCode === 409 ? one : two;
  expect(refused.json()).toEqual({
    detail: 'This draft has been changed in another tab or on another device.',
  });
  const now = readOk<StoredJobDraft>(await ofCompany().get(`${PATH}${draft.id}/`));
  expect(now.version).toBe(2);
  readOk(await save(now, { title: 'Mine after all' }));
});

it.each([
  ['a text that is too long', { title: 'x'.repeat(201) }],
  ['an unknown contract type', { type: 'forever' }],
  ['a number instead of a text', { description: { text: 1 } }],
])('%s is refused', async (_, fields) => {
  expect((await ofCompany().post(PATH, { fields })).statusCode).toBe(400);
});

it('another company neither sees nor changes a draft, and a scheduled job', async () => {
  const draft = await keep();
  const stranger = other as CompanyClient;
  expect(await list(stranger)).toEqual([]);
  const path = `${PATH}${draft.id}/`;
  const job = { version: 1, publish_at: '2096-01-01', job: jobBody };
  const replies = [
    await stranger.get(path),
    await save(draft, {}, stranger),
    await stranger.delete(path),
    await stranger.put(`${path}schedule/`, {
      ...job,
      publish_at: new Date(Date.now() + DAY_MS).toISOString(),
    }),
    await stranger.post(`${path}unschedule/`),
  ];
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404]);
  expect((await stranger.post('/api/jobs/', { ...jobBody, draft: draft.id })).statusCode).toBe(400);
});

it('posting a job deletes its draft, and a draft is posted once', async () => {
  const draft = await keep();
  const post = (body: object) => ofCompany().post('/api/jobs/', { ...jobBody, draft: draft.id, ...body });
  expect((await post({ salary: 'much' })).statusCode).toBe(400);
  expect((await ofCompany().get(`${PATH}${draft.id}/`)).statusCode).toBe(200);
  const replies = await Promise.all([post({}), post({})]);
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400]);
  expect(replies.find(({ statusCode }) => statusCode === 400)?.json()).toEqual({
    draft: ['This draft has been posted or discarded already.'],
  });
  expect((await ofCompany().get(`${PATH}${draft.id}/`)).statusCode).toBe(404);
});

it('a job is copied to a draft, without the dates that have passed', async () => {
  const start = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10);
  const changes = {
    salary_max: '6000',
    activity_rate_max: 100,
    start_date: start,
    application_deadline: start,
  };
  const job = await publishJob(ofCompany(), { ...changes, title: 'To be copied' });
  const copy = async (client = ofCompany()) => client.post(`/api/auth/jobs/${job.id}/copy/`);
  expect((await copy(other)).statusCode).toBe(404);
  expect(readOk<StoredJobDraft>(await copy())).toMatchObject({
    publish_at: null,
    fields: {
      ...{ title: 'To be copied', description: jobBody.description, type: 'permanent' },
      ...{ salary: '5200.00', salary_max: '6000.00', activity_rate: '80', activity_rate_max: '100' },
      ...{ start_date: start, application_deadline: '' },
    },
  });
  test.setClock(new Date(Date.now() + 10 * DAY_MS));
  expect(readOk<StoredJobDraft>(await copy()).fields).toMatchObject({ start_date: '', end_date: '' });
});

it('a company has 50 drafts at most', async () => {
  const full = await joinCompany(test);
  for (let index = 0; index < 50; index += 1) await keep({}, full);
  expect((await full.post(PATH, { fields: {} })).statusCode).toBe(409);
  const job = await publishJob(full);
  expect((await full.post(`/api/auth/jobs/${job.id}/copy/`)).statusCode).toBe(409);
});

it('a draft is kept for 90 days after its last change', async () => {
  const draft = await keep();
  const after = async (days: number) => {
    test.setClock(new Date(Date.now() + days * DAY_MS));
    await test.dependencies.tasks.runDue();
    test.setClock(undefined);
    // The session has ended in the meantime.
    const { get, post, user } = ofCompany();
    await get('/api/');
    await post('/api/auth/login/', { username: user.username, password: TEST_PASSWORD });
    return (await ofCompany().get(`${PATH}${draft.id}/`)).statusCode;
  };
  expect(await after(80)).toBe(200);
  expect(await after(92)).toBe(404);
});
