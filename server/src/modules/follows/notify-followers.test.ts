import type { NoticesPage } from '@metier/sdk/contract';
import { joinCompany, pauseJob, publishJob, readOk, type CompanyClient } from '../../testing/fixtures';
import { startTestApp, TEST_ORIGIN, type TestClient } from '../../testing/index';

const test = startTestApp();
const SPAN_MS = 30 * 60_000;
const MINUTE_MS = 60_000;
let span = Math.ceil(Date.now() / SPAN_MS) * SPAN_MS;

let company: CompanyClient;
beforeAll(async () => {
  company = await joinCompany(test);
});
/** Each test has spans of its own, so that no task of another one is due in them. */
beforeEach(() => {
  span += 4 * SPAN_MS;
  setMinute(0);
});
afterEach(() => test.setClock(undefined));

const setMinute = (minute: number) => test.setClock(new Date(span + minute * MINUTE_MS));

/** Runs what is due at this minute of the span. */
async function runAt(minute: number): Promise<void> {
  setMinute(minute);
  await test.dependencies.tasks.runDue();
  await test.dependencies.mail.sendDue();
}

const followAddress = () => `/api/auth/jobproviders/${company.profile.id}/follow/`;

async function joinFollower() {
  const follower = await test.join('job_seeker');
  await follower.put(followAddress());
  return follower;
}

const listNotifications = async (client: TestClient) =>
  readOk<NoticesPage>(await client.get('/api/notices/')).items.map(({ text, path }) => [text, path]);

it('the new jobs of half an hour are one notification, once, for those who followed before', async () => {
  const follower = await joinFollower();
  setMinute(1);
  await publishJob(company, { title: 'Baker' });
  await runAt(2);
  setMinute(3);
  const late = await joinFollower();
  setMinute(20);
  const job = await publishJob(company, { title: 'Pastry cook' });
  await runAt(21);
  expect(await listNotifications(follower)).toEqual([]);
  await runAt(31);
  await runAt(32);
  await runAt(62);
  expect(await listNotifications(follower)).toEqual([
    ['Alta Medica has 2 new jobs.', `/company/${company.profile.id}#jobs`],
  ]);
  expect(await listNotifications(late)).toEqual([
    ['Alta Medica has a new job: “Pastry cook”.', `/job/${job.id}`],
  ]);
});

it('a job that is closed meanwhile, and a company that is followed no longer, make no notification', async () => {
  const [follower, former] = [await joinFollower(), await joinFollower()];
  setMinute(1);
  const job = await publishJob(company, { title: 'Gone' });
  await publishJob(company, { title: 'Still here' });
  await runAt(2);
  await pauseJob(company, job);
  await former.delete(followAddress());
  await runAt(31);
  expect((await listNotifications(follower)).map(([text]) => text)).toEqual([
    'Alta Medica has a new job: “Still here”.',
  ]);
  expect(await listNotifications(former)).toEqual([]);
  readOk(await company.patch(`/api/auth/jobs/${job.id}/`, { is_active: true }));
  await runAt(33);
  await runAt(62);
  expect(await listNotifications(follower)).toHaveLength(1);
});

it('a job of which an alert has notified the person is left out, unless nobody saw that', async () => {
  const [follower, quiet] = [await joinFollower(), await joinFollower()];
  // Jobs have the database's time, and an alert leaves out earlier ones.
  test.setClock(undefined);
  for (const client of [follower, quiet])
    readOk(
      await client.post('/api/alerts/', { name: 'Saddler', rhythm: 'now', query: { keyword: 'saddler' } }),
    );
  const choices = [{ kind: 'job-alert', page: false, mail: 'none' }];
  readOk(await quiet.put('/api/notices/settings/', { choices }));
  setMinute(1);
  await publishJob(company, { title: 'Saddler' });
  await publishJob(company, { title: 'Cook' });
  await runAt(2);
  await runAt(31);
  expect((await listNotifications(follower)).map(([text]) => text)).toEqual([
    'Alta Medica has a new job: “Cook”.',
    'One new job for “Saddler”.',
  ]);
  expect(await listNotifications(quiet)).toEqual([
    ['Alta Medica has 2 new jobs.', `/company/${company.profile.id}#jobs`],
  ]);
});

it('a mail lists the jobs, and says why it comes and where to end it', async () => {
  const follower = await joinFollower();
  readOk(
    await follower.put('/api/notices/settings/', {
      choices: [{ kind: 'company-jobs', page: true, mail: 'now' }],
    }),
  );
  setMinute(1);
  const job = await publishJob(company, { title: 'Cook <senior>' });
  await publishJob(company, { title: 'Waiter', location: 'Thun' });
  await runAt(2);
  await runAt(31);
  const [mail, ...others] = (await test.readMails()).filter(({ to }) => to === follower.user.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Alta Medica has 2 new jobs');
  for (const part of [
    'Cook <senior>',
    'Alta Medica · Thun',
    `${TEST_ORIGIN}/job/${job.id}`,
    `${TEST_ORIGIN}/company/${company.profile.id}`,
    'because you follow Alta Medica',
    `${TEST_ORIGIN}/following`,
  ])
    expect(mail?.text).toContain(part);
  expect(mail?.html).toContain('Cook &lt;senior&gt;');
  expect(mail?.headers.get('list-unsubscribe')).toContain('/notices/unsubscribe/?token=');
});

const CROWD = 510;
const MAILED = 3;

it('more followers than fit into a batch are notified, each once, by a mail of their own', async () => {
  await test.dependencies.db.execute(`
    with people as (
      insert into users (username, email, email_confirmed_at, account_type, password_hash)
      select 'crowd' || n, 'crowd' || n || '@post.example', now(), 'job_seeker', '' from generate_series(1, ${CROWD}) n
      returning id
    ), choices as (
      insert into notice_settings (user_id, kind, page, mail) select id, 'company-jobs', true, 'now' from people limit ${MAILED}
    )
    insert into follows (jobprovider_id, user_id, created_at)
    select ${company.profile.id}, id, '2020-01-01' from people`);
  setMinute(1);
  await publishJob(company, { title: 'For many' });
  await runAt(2);
  await runAt(31);
  const { rows } = await test.dependencies.db.execute(`
    select count(*)::int as notices, count(distinct user_id)::int as people,
      (select count(*)::int from outbox where recipient like 'crowd%') as mails,
      (select count(distinct recipient)::int from outbox where recipient like 'crowd%') as mailed
    from notices
    where data ->> 'title' = 'For many' and user_id in (select id from users where username like 'crowd%')`);
  expect(rows).toEqual([{ notices: CROWD, people: CROWD, mails: MAILED, mailed: MAILED }]);
});
