import type { Application } from '@metier/sdk/contract';
import {
  applyTo,
  joinCompany,
  joinSeeker,
  publishJob,
  readOk,
  type CompanyClient,
} from '../../testing/fixtures';
import { startTestApp } from '../../testing/index';
import { createNotificationScene } from '../notifications/testing/notification-scene';

const test = startTestApp();
const scene = createNotificationScene(test);
const DAY = 86_400_000;

/** Each test begins after the end of the one before, because the clock of a server never goes back. */
let start = new Date('2027-01-04T10:00:00Z').getTime();
beforeEach(() => {
  start += 100 * DAY;
  test.setClock(new Date(start));
});
afterAll(() => test.setClock(undefined));

/** Runs every morning from one day to another, as a server would. */
async function passDays(from: number, to: number): Promise<void> {
  for (let day = from; day <= to; day += 1) {
    await scene.runAt(new Date(start + day * DAY).toISOString());
  }
}

async function receive(company: CompanyClient, count: number, title = 'Cook'): Promise<Application[]> {
  const job = await publishJob(company, { title });
  const applications: Application[] = [];
  for (let index = 0; index < count; index += 1)
    applications.push(await applyTo(await joinSeeker(test), job));
  return applications;
}

/** Reads from the database, because sessions end when the clock moves on. */
async function listReminders({ user }: CompanyClient): Promise<string[]> {
  const { rows } = await test.dependencies.db.execute(
    `select data from notices where kind = 'applications-waiting' and user_id = ${user.id} order by id`,
  );
  return rows.map(({ data }) => {
    const { count, isSeen, days } = data as { count: number; isSeen: boolean; days: number };
    return `${count} ${isSeen ? 'undecided' : 'unseen'} ${days}`;
  });
}

const dailyMails = async ({ user }: CompanyClient) =>
  (await scene.mailsTo(user.email)).filter(({ text }) => text.includes('waiting for'));

it('the company is reminded after 7 and 14 days, once for a job and in one mail', async () => {
  const company = await joinCompany(test);
  await receive(company, 3);
  await receive(company, 1, 'Nurse');
  await passDays(1, 6);
  expect(await listReminders(company)).toEqual([]);
  await passDays(7, 8);
  expect(await listReminders(company)).toEqual(['3 unseen 7', '1 unseen 7']);
  await passDays(9, 16);
  expect(await listReminders(company)).toEqual(['3 unseen 7', '1 unseen 7', '3 unseen 14', '1 unseen 14']);
  const mails = await dailyMails(company);
  expect(mails).toHaveLength(2);
  expect(mails[0]?.text.replace(/\s+/g, ' ')).toContain(
    '3 applications for “Cook” are waiting for a first look, the oldest for 7 days.',
  );
  expect(mails[0]?.text).toContain('1 application for “Nurse” is waiting for a first look, for 7 days.');
});

it('a look ends the reminders to take one, and a month without news brings another', async () => {
  const company = await joinCompany(test);
  const [one] = await receive(company, 1);
  expect((await company.put(`/api/auth/applications/${one?.id}/viewed/`)).statusCode).toBe(204);
  await passDays(1, 29);
  expect(await listReminders(company)).toEqual([]);
  await passDays(30, 32);
  expect(await listReminders(company)).toEqual(['1 undecided 30']);
});

it('a message counts as news, and a decision ends all reminders', async () => {
  const company = await joinCompany(test);
  const [written, rejected] = await receive(company, 2);
  readOk(await company.post('/api/messages/', { application: written?.id, body: 'We are reading it.' }));
  readOk(
    await company.patch(`/api/auth/applications/${rejected?.id}/update-status/`, { status: 'rejected' }),
  );
  await passDays(1, 29);
  expect(await listReminders(company)).toEqual([]);
  await passDays(30, 60);
  expect(await listReminders(company)).toEqual(['1 undecided 30', '1 undecided 60']);
});

it('a withdrawn application reminds of nothing', async () => {
  const company = await joinCompany(test);
  const seeker = await joinSeeker(test);
  const { id } = await applyTo(seeker, await publishJob(company));
  readOk(await seeker.patch(`/api/auth/applications/${id}/`, { status: 'withdrawn' }));
  await passDays(1, 40);
  expect(await listReminders(company)).toEqual([]);
});

it('after weeks without a server the company is reminded once', async () => {
  const company = await joinCompany(test);
  await receive(company, 2);
  await passDays(20, 20);
  expect(await listReminders(company)).toEqual(['2 unseen 20']);
});

it('the look is recorded for the company alone, and the candidate does not see it', async () => {
  const company = await joinCompany(test);
  const seeker = await joinSeeker(test);
  const { id } = await applyTo(seeker, await publishJob(company));
  const address = `/api/auth/applications/${id}/`;
  expect((await seeker.put(`${address}viewed/`)).statusCode).toBe(403);
  expect((await (await joinCompany(test)).put(`${address}viewed/`)).statusCode).toBe(404);
  expect(readOk<Application>(await company.get(address)).viewed_at).toBeNull();
  expect((await company.put(`${address}viewed/`)).statusCode).toBe(204);
  expect(readOk<Application>(await company.get(address)).viewed_at).toBe(new Date(start).toISOString());
  expect(readOk<Application>(await seeker.get(address))).not.toHaveProperty('viewed_at');
});

it('the candidate is told that the application has arrived', async () => {
  const company = await joinCompany(test);
  const seeker = await joinSeeker(test);
  const job = await publishJob(company, { title: 'Cook' });
  await applyTo(seeker, job, {});
  await applyTo(seeker, job);
  expect(await scene.texts(seeker)).toEqual([
    'We have your application: Alta Medica has received it for “Cook”.',
  ]);
  const mails = (await test.readMails()).filter(({ to }) => to === seeker.user.email);
  expect(mails.map(({ subject }) => subject)).toEqual(['We have your application for Cook']);
});
