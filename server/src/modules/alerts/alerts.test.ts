import { sql } from 'drizzle-orm';
import type { AlertBody, AlertQuery, Job, JobAlert } from '@metier/sdk/contract';
import { joinCompany, pauseJob, publishJob, readOk, type CompanyClient } from '../../testing/fixtures';
import { startTestApp, TEST_ORIGIN, type TestClient } from '../../testing/index';
import { createAlertScene } from './testing/alert-scene';

const test = startTestApp();
const { list, mailsTo, save, runMinute, runAt } = createAlertScene(test);
let company: CompanyClient;
beforeAll(async () => {
  company = await joinCompany(test);
});
afterEach(() => test.setClock(undefined));

const change = async (client: TestClient, id: number, changes: object) =>
  readOk<JobAlert>(await client.patch(`/api/alerts/${id}/`, changes));

it('a new job that fits is mailed at once, once, with why it matches and a link to all results', async () => {
  const seeker = await test.join('job_seeker');
  await publishJob(company, { title: 'Glazier before the alert' });
  const alert = await save(seeker, {
    name: 'Glazier in Bern',
    query: { keyword: 'glazier', location: 'Bern' },
  });
  await publishJob(company, { title: 'Baker' });
  const job = await publishJob(company, { title: 'Glazier <senior>' });
  await runMinute();
  await runMinute();
  const mails = await mailsTo(seeker.user.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.subject).toBe('One new job: Glazier in Bern');
  for (const part of [
    'Glazier <senior>',
    'Alta Medica · Bern',
    'Its title has your search words. Fits your filters: in Bern',
    `${TEST_ORIGIN}/job/${job.id}`,
    `${TEST_ORIGIN}${alert.path}`,
    `${TEST_ORIGIN}/alerts`,
  ])
    expect(mails[0]?.text).toContain(part);
  expect(mails[0]?.text).not.toContain('before the alert');
  expect(mails[0]?.html).toContain('Glazier &lt;senior&gt;');
  expect(mails[0]?.headers.get('list-unsubscribe')).toContain('/notices/unsubscribe/?token=');
  const notifications = readOk<{ items: unknown[] }>(await seeker.get('/api/notices/')).items;
  expect(notifications).toMatchObject([
    { kind: 'job-alert', text: 'One new job for “Glazier in Bern”.', path: alert.path },
  ]);
});

it.each([
  ['of few jobs, with related occupations', { keyword: 'Hebamme' }, 'Pflegefachfrau HF'],
  ['with a word that no job has', { keyword: 'Sattlerin xqzw' }, 'Sattler'],
  ['with a mistyped word', { keyword: 'Uhrmachre' }, 'Uhrmacher'],
  ['of a sentence', { keyword: 'ich suche Arbeit als Glaser' }, 'Glaser'],
])('an alert finds what the page finds that it was saved from: %s', async (_, query, title) => {
  const seeker = await test.join('job_seeker');
  await publishJob(company, { title });
  const alert = await save(seeker, { query });
  const job = await publishJob(company, { title: `${title} in Teilzeit` });
  await runMinute();
  const [mail] = await mailsTo(seeker.user.email);
  expect(mail?.text).toContain(job.title);
  const page = readOk<{ id: number }[]>(await test.visit().get(`/api/jobs/${alert.path.slice(1)}`));
  expect(page.map(({ id }) => id)).toContain(job.id);
});

it('an alert with pay is mailed the jobs alone that pay as much', async () => {
  const seeker = await test.join('job_seeker');
  // With hardly any, those that pay less follow, as on the page.
  for (const town of ['Bern', 'Thun', 'Biel'])
    await publishJob(company, { title: `Turner in ${town}`, salary: '7000' });
  await save(seeker, { query: { keyword: 'turner from 6500 francs' } });
  await publishJob(company, { title: 'Turner apprentice', salary: '4000' });
  await publishJob(company, { title: 'Turner and miller', salary: '7000' });
  await runMinute();
  const [mail] = await mailsTo(seeker.user.email);
  expect(mail?.text).toContain('Turner and miller');
  expect(mail?.text).not.toContain('Turner apprentice');
});

it('an alert of a level is mailed its jobs alone, and remembers nothing of how new they are', async () => {
  const [beginner, worker] = [await test.join('job_seeker'), await test.join('job_seeker')];
  const recent = { keyword: 'Glyptiker', published_within: 7 };
  const first = await save(beginner, { query: { ...recent, level: ['apprenticeship'] } as AlertQuery });
  const second = await save(worker, { query: { ...recent, level: ['skilled'] } as AlertQuery });
  expect(first.path).toBe('/?keyword=Glyptiker&level=apprenticeship&ordering=newest');
  await publishJob(company, { title: 'Glyptiker EFZ' });
  await publishJob(company, { title: 'Lernende/r Glyptiker EFZ' });
  await runMinute();
  for (const [{ user }, { path }, title, reason] of [
    [beginner, first, 'Lernende/r Glyptiker EFZ', 'apprenticeship'],
    [worker, second, 'Glyptiker EFZ', 'skilled work'],
  ] as const) {
    const page = readOk<Job[]>(await test.visit().get(`/api/jobs/${path.slice(1)}`));
    expect(page.map((job) => job.title)).toEqual([title]);
    const mails = await mailsTo(user.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['One new job: Any']);
    expect(mails[0]?.text).toContain(`- ${title}`);
    expect(mails[0]?.text).toContain(`Fits your filters: ${reason}`);
  }
});

it('a closed job is not mailed, nor one that is opened again after it was', async () => {
  const seeker = await test.join('job_seeker');
  await save(seeker, { query: { keyword: 'saddler' } });
  await pauseJob(company, await publishJob(company, { title: 'Saddler' }));
  const second = await publishJob(company, { title: 'Saddler again' });
  await runMinute();
  expect(await mailsTo(seeker.user.email)).toHaveLength(1);
  await pauseJob(company, second);
  readOk(await company.patch(`/api/auth/jobs/${second.id}/`, { is_active: true }));
  await runMinute();
  const mails = await mailsTo(seeker.user.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('Saddler again');
});

it('an alert is renamed, paused, resumed, deleted and restored', async () => {
  const seeker = await test.join('job_seeker');
  const { id } = await save(seeker, { query: { keyword: 'weaver' } });
  expect(await change(seeker, id, { name: 'Weaving', rhythm: 'daily' })).toMatchObject({
    name: 'Weaving',
    rhythm: 'daily',
  });
  await change(seeker, id, { is_paused: true, rhythm: 'now' });
  await publishJob(company, { title: 'Weaver during the pause' });
  await runMinute();
  await change(seeker, id, { is_paused: false });
  await publishJob(company, { title: 'Weaver afterwards' });
  await runMinute();
  const mails = await mailsTo(seeker.user.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).not.toContain('during the pause');
  await change(seeker, id, { is_deleted: true });
  expect(await list(seeker)).toEqual([]);
  await change(seeker, id, { is_deleted: false });
  expect(await list(seeker)).toMatchObject([{ name: 'Weaving' }]);
});

it('equal searches of many people are all served', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => test.join('job_seeker')));
  for (const person of people) await save(person, { query: { keyword: 'thatcher', canton: ['BE'] } });
  await publishJob(company, { title: 'Thatcher' });
  await runMinute();
  const mails = await Promise.all(people.map(({ user }) => mailsTo(user.email)));
  expect(mails.map(({ length }) => length)).toEqual([1, 1, 1, 1, 1]);
});

it.each([
  ['the database refuses', { min_salary: 'many' }],
  ['this version refuses', { radius: 10 }],
])('a saved search that %s leaves the others alone', async (_, query) => {
  const [broken, intact] = [await test.join('job_seeker'), await test.join('job_seeker')];
  const { id } = await save(broken, { query: { keyword: 'limner' } });
  await save(intact, { query: { keyword: 'limner' } });
  // The first in its batch.
  await test.dependencies.db.execute(
    sql`update alerts set query = ${JSON.stringify(query)}::jsonb, query_key = '' where id = ${id}`,
  );
  await publishJob(company, { title: 'Limner' });
  await runMinute();
  expect(await mailsTo(intact.user.email)).toHaveLength(1);
  expect(await mailsTo(broken.user.email)).toHaveLength(0);
  await change(broken, id, { is_deleted: true });
});

it('a search without terms, an unknown filter value and a 51st alert are refused by field', async () => {
  const seeker = await test.join('job_seeker');
  const post = (body: object) => seeker.post('/api/alerts/', body);
  const body: AlertBody = { name: 'Any', rhythm: 'now', query: { keyword: 'any' } };
  expect((await post({ ...body, query: { keyword: ' ' } })).json()).toEqual({
    query: ['Choose at least one search term or filter.'],
  });
  expect((await post({ ...body, query: { canton: ['XX'] } })).statusCode).toBe(400);
  expect(Object.keys((await post({ ...body, query: { radius: 10 } })).json())).toEqual(['radius']);
  expect(Object.keys((await post({ ...body, name: ' ' })).json())).toEqual(['name']);
  for (let index = 0; index < 50; index += 1) readOk(await post(body));
  expect(Object.keys((await post(body)).json())).toEqual(['name']);
});

// The last ones, because they set the clock ahead by days.

it('daily alerts are mailed at seven in the morning, weekly ones on Mondays', async () => {
  const [daily, weekly] = [await test.join('job_seeker'), await test.join('job_seeker')];
  // After seven, at any time of day that the test runs.
  const day = 24 * 60 * 60_000;
  const noon = new Date(Date.now() + day).setUTCHours(12, 0, 0, 0);
  await runAt(new Date(noon));
  await save(daily, { rhythm: 'daily', query: { keyword: 'cooper' } });
  await save(weekly, { rhythm: 'weekly', query: { keyword: 'cooper' } });
  await publishJob(company, { title: 'Cooper' });
  await publishJob(company, { title: 'Cooper and barrel maker' });
  await runAt(new Date(noon + 120_000));
  const count = async () => [
    (await mailsTo(daily.user.email)).map(({ subject }) => subject),
    (await mailsTo(weekly.user.email)).length,
  ];
  expect(await count()).toEqual([[], 0]);
  const monday = Array.from({ length: 8 }, (_, index) => new Date(noon + (index + 1) * day)).find(
    (each) => each.getUTCDay() === 1,
  );
  await runAt(new Date(noon + day));
  expect((await count())[0]).toEqual(['2 new jobs: Any']);
  await runAt(new Date((monday?.getTime() ?? 0) + day));
  expect(await count()).toEqual([['2 new jobs: Any'], 1]);
});

it('a job is new when it is opened for the first time, however old, and when it is relisted', async () => {
  const days = (count: number) => new Date(Date.now() + count * 24 * 60 * 60_000);
  const seeker = await test.join('job_seeker');
  await save(seeker, { query: { keyword: 'cartwright' } });
  const job = await publishJob(company, { title: 'Cartwright' });
  await pauseJob(company, job);
  const count = async () => (await mailsTo(seeker.user.email)).length;
  await runAt(days(9));
  expect(await count()).toBe(0);

  test.setClock(days(9.5));
  readOk(await company.patch(`/api/auth/jobs/${job.id}/`, { is_active: true }));
  await runAt(days(9.6));
  expect(await count()).toBe(1);

  test.setClock(days(10));
  await pauseJob(company, job);
  readOk(await company.patch(`/api/auth/jobs/${job.id}/`, { is_active: true }));
  await runAt(days(10.1));
  expect(await count()).toBe(1);

  test.setClock(days(11));
  await pauseJob(company, job);
  readOk(await company.post(`/api/auth/jobs/${job.id}/relist/`, {}));
  await runAt(days(11.1));
  expect(await count()).toBe(2);
});

it('a deleted alert is kept for a day', async () => {
  const seeker = await test.join('job_seeker');
  const { id } = await save(seeker, {});
  await change(seeker, id, { is_deleted: true });
  const find = async () =>
    (await test.dependencies.db.execute(`select id from alerts where id = ${id}`)).rows;
  expect(await find()).toHaveLength(1);
  await runAt(new Date(Date.now() + 30 * 24 * 60 * 60_000));
  expect(await find()).toEqual([]);
});
