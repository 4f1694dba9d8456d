import { inTransaction } from '../../db/database';
import { seedDemo } from '../../demo/seed-demo';
import { startTestApp } from '../../testing/index';
import { setJobsOpen } from '../jobs/jobs.open-state';

const test = startTestApp();
const DAY = 86_400_000;
/** The tests run on the day after the first night of a demo board. */
const TODAY = new Date(new Date().setUTCHours(9, 30, 0, 0));

beforeAll(async () => {
  const { db, files } = test.dependencies;
  test.setClock(TODAY);
  await seedDemo({ db, files, today: TODAY });
});
afterAll(() => test.setClock(undefined));

const query = async (text: string) => (await test.dependencies.db.execute(text)).rows;

/** Closes jobs that have applications without a decision, as their owners would. */
async function closeSomeJobs(): Promise<void> {
  const rows = await query(`
    select distinct jobs.id from jobs join applications on job_id = jobs.id
    where is_active and status in ('pending', 'reviewed', 'shortlisted') order by jobs.id limit 10`);
  const ids = rows.map(({ id }) => Number(id));
  await inTransaction(test.dependencies.db, (tx) => setJobsOpen(test.dependencies, tx, ids, false));
}

it('after 60 days on the demo board no application is without an answer, a reminder or a closing letter', async () => {
  for (let day = 0; day <= 60; day += 1) {
    test.setClock(new Date(TODAY.getTime() + day * DAY));
    await test.dependencies.tasks.runDue();
    if (day === 20) await closeSomeJobs();
  }
  const [counted] = await query('select count(*)::int as total from applications');
  expect(Number(counted?.total)).toBeGreaterThan(250);
  const silent = await query(`
    select sent.id, sent.status, sent.submitted_at from applications sent join jobs on jobs.id = sent.job_id
    where not exists (select 1 from application_moves where application_id = sent.id)
      and sent.closing_notice_at is null
      and not exists (
        select 1 from notices
        where kind = 'applications-waiting' and (data ->> 'jobId')::int = jobs.id and created_at > sent.submitted_at
      )`);
  expect(silent).toEqual([]);
  const [noticed] = await query(
    'select count(*)::int as total from applications where closing_notice_at is not null',
  );
  expect(Number(noticed?.total)).toBeGreaterThan(5);
  const twice = await query(`
    select recipient, event_key from outbox group by recipient, event_key having count(*) > 1
    union all select user_id::text, event_key from notices group by user_id, event_key having count(*) > 1`);
  expect(twice).toEqual([]);
  const dead = await query(
    'select kind, last_error from tasks where next_attempt_at is null and done_at is null',
  );
  expect(dead).toEqual([]);
});

it('a morning brings a company one reminder for a job and one mail at most', async () => {
  const crowded = await query(`
    select user_id, data ->> 'jobId', created_at::date from notices where kind = 'applications-waiting'
    group by user_id, data ->> 'jobId', data ->> 'isSeen', created_at::date having count(*) > 1`);
  expect(crowded).toEqual([]);
  const mails = await query(`
    select recipient, created_at::date from outbox where kind = 'daily-notices'
    group by recipient, created_at::date having count(*) > 1`);
  expect(mails).toEqual([]);
});

it('companies that answer have a figure, and those that do not have none', async () => {
  const rows = await query('select days from response_times');
  expect(rows.some(({ days }) => days !== null)).toBe(true);
  expect(rows.every(({ days }) => days === null || (Number(days) >= 1 && Number(days) <= 30))).toBe(true);
});
