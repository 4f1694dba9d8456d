import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { AccountData, AccountNotice, Application, Job, NoticesPage, User } from '@metier/sdk/contract';
import { eq } from 'drizzle-orm';
import { makeBackup } from '../../backup/make-backup';
import { restoreBackup } from '../../backup/restore-backup';
import { accountTombstones, users } from '../../db/schema/index';
import { joinSeeker, makePdf, readOk, type CompanyClient } from '../../testing/fixtures';
import { makeForm, startTestApp, TEST_PASSWORD, type TestClient } from '../../testing/index';
import { findTraces } from '../../testing/find-traces';
import { leave, makeBoard, makeSeeker, passDays } from './testing/leaving-scene';

const test = startTestApp();
let company: CompanyClient;
let job: Job;
beforeEach(async () => {
  test.setClock(undefined);
  ({ company, job } = await makeBoard(test));
});
afterEach(() => test.setClock(undefined));

const tracesOf = (words: readonly string[]) =>
  findTraces({ db: test.dependencies.db, dataDir: test.dataDir }, words);
const logIn = (username: string) =>
  test.visit().post('/api/auth/login/', { username, password: TEST_PASSWORD });
/** A new session of this account; time has ended the earlier one. */
async function reopen({ user }: { readonly user: User }): Promise<TestClient> {
  const visitor = test.visit();
  const credentials = { username: user.username, password: TEST_PASSWORD };
  readOk(await visitor.post('/api/auth/login/', credentials));
  return visitor;
}
const read = async (application: Application) =>
  readOk<Application>(await (await reopen(company)).get(`/api/auth/applications/${application.id}/`));
const notificationsOf = async (account: { readonly user: User }): Promise<readonly AccountNotice[]> =>
  readOk<NoticesPage>(await (await reopen(account)).get('/api/notices/')).items;

it('nothing is left of candidates who leave, but applications without a person', async () => {
  const staying = await makeSeeker(test, company, job);
  const leaving = [await makeSeeker(test, company, job), await makeSeeker(test, company, job)];
  const [first] = leaving;
  if (!first) throw new Error('Nobody leaves.');
  await test.readMails();
  expect(await tracesOf(first.words)).not.toEqual([]);
  const foreign = await tracesOf(staying.words);
  for (const seeker of leaving) readOk(await leave(seeker));
  await passDays(test, 14.1);
  for (const { words } of leaving) expect(await tracesOf(words)).toEqual([]);
  expect((await tracesOf(staying.words)).length).toBeGreaterThanOrEqual(foreign.length);
  expect((await logIn(first.user.username)).statusCode).toBe(401);
  expect(await read(first.application)).toMatchObject({
    applicant_name: 'Former candidate',
    status: 'withdrawn',
    notes: '',
    documents: [],
    cover_letter: '',
  });
  expect((await notificationsOf(company))[0]?.text).toContain('A candidate who has left Metier');
  const tombstones = await test.dependencies.db.select().from(accountTombstones);
  expect(tombstones.map(({ userId }) => userId)).toEqual(leaving.map(({ user }) => user.id));
});

it('an account is locked until it is deleted, and can be kept', async () => {
  const seeker = await joinSeeker(test);
  const other = await logIn(seeker.user.username);
  const data = readOk<AccountData>(await leave(seeker));
  expect(data.deletion_at).not.toBeNull();
  expect(other.statusCode).toBe(200);
  const refused = await seeker.get(`/api/auth/jobseekers/${seeker.profile.id}/`);
  expect(refused.statusCode).toBe(403);
  expect(refused.json<{ detail: string }>().detail).toContain('locked');
  const again = test.visit();
  const back = readOk<User>(
    await again.post('/api/auth/login/', { username: seeker.user.username, password: TEST_PASSWORD }),
  );
  expect(back.deletion_at).toBe(data.deletion_at);
  for (const tab of [again, seeker])
    expect((await tab.delete('/api/auth/me/data/deletion/')).statusCode).toBe(204);
  expect((await seeker.get(`/api/auth/jobseekers/${seeker.profile.id}/`)).statusCode).toBe(200);
  await passDays(test, 20);
  expect((await logIn(seeker.user.username)).statusCode).toBe(200);
});

it('a wrong password deletes nothing, and a second request does not begin the time again', async () => {
  const seeker = await joinSeeker(test);
  const wrong = await leave(seeker, 'wrong horse battery');
  expect([wrong.statusCode, wrong.json()]).toEqual([
    400,
    { password: ['This is not your current password.'] },
  ]);
  const first = readOk<AccountData>(await leave(seeker));
  test.setClock(new Date(Date.now() + 60_000));
  expect(readOk<AccountData>(await leave(seeker)).deletion_at).toBe(first.deletion_at);
  const mails = (await test.readMails()).filter(({ to }) => to === seeker.user.email);
  expect(mails.filter(({ subject }) => subject === 'Your account will be deleted')).toHaveLength(1);
});

it('the jobs of an employer who leaves close at once, open again with the account, and their candidates are told', async () => {
  const seeker = await makeSeeker(test, company, job);
  readOk(await leave(company));
  expect((await test.visit().get(`/api/jobs/${job.id}/`)).json()).toMatchObject({ is_active: false });
  await company.delete('/api/auth/me/data/deletion/');
  expect((await test.visit().get(`/api/jobs/${job.id}/`)).json()).toMatchObject({ is_active: true });
  test.setClock(new Date(Date.now() + 60_000));
  readOk(await leave(company));
  await passDays(test, 14.2);
  expect((await test.visit().get(`/api/jobs/${job.id}/`)).statusCode).toBe(404);
  const candidate = await reopen(seeker);
  expect((await candidate.get(`/api/auth/applications/${seeker.application.id}/`)).statusCode).toBe(404);
  expect((await notificationsOf(seeker))[0]?.text).toContain('has left Metier');
  const mails = (await test.readMails()).filter(({ to }) => to === seeker.user.email);
  expect(mails.at(-1)?.subject).toBe('Your application for Care assistant has ended');
  expect(await tracesOf([company.user.email, company.user.username])).toEqual([]);
});

it('a file that is uploaded while its account is deleted is not kept', async () => {
  const seeker = await joinSeeker(test);
  readOk(await leave(seeker));
  const upload = await seeker.post('/api/auth/attachments/', makeForm({ file: makePdf('Secret words') }));
  expect(upload.statusCode).toBe(403);
  await passDays(test, 15);
  expect((await seeker.get('/api/auth/me/')).statusCode).toBe(401);
  expect(await tracesOf(['Secret words'])).toEqual([]);
});

it('a backup that is restored does not bring a deleted person back', async () => {
  const seeker = await makeSeeker(test, company, job);
  const path = join(test.dataDir, 'backup.gz');
  await rm(path, { force: true });
  await makeBackup({ ...test.dependencies, path });
  readOk(await leave(seeker));
  await passDays(test, 14.5);
  await restoreBackup({ ...test.dependencies, path, isForced: true });
  expect(await tracesOf(seeker.words)).not.toEqual([]);
  await test.dependencies.tasks.runDue();
  await test.dependencies.mail.sendDue();
  expect(await tracesOf(seeker.words)).toEqual([]);
  const kept = await test.dependencies.db.select().from(users).where(eq(users.id, company.user.id));
  expect(kept).toHaveLength(1);
});

it('applications lose their person ninety days after their end, and the company keeps the outcome', async () => {
  const seeker = await makeSeeker(test, company, job);
  const id = seeker.application.id;
  for (const status of ['reviewed', 'rejected'])
    readOk(await company.patch(`/api/auth/applications/${id}/update-status/`, { status }));
  await passDays(test, 89);
  expect((await read(seeker.application)).cover_letter).not.toBe('');
  await passDays(test, 92);
  expect(await read(seeker.application)).toMatchObject({
    applicant_name: 'Former candidate',
    status: 'rejected',
    cover_letter: '',
    documents: [],
  });
  expect((await (await reopen(seeker)).get(`/api/auth/applications/${id}/`)).statusCode).toBe(404);
  const message = { application: id, body: 'Hello?' };
  expect((await (await reopen(company)).post('/api/messages/', message)).statusCode).toBe(409);
});

it('an account without use for two years is asked by mail, and deleted when nobody answers', async () => {
  const [idle, returning] = [await joinSeeker(test), await joinSeeker(test)];
  await passDays(test, 732);
  const asked = async (email: string) =>
    (await test.readMails()).filter(({ to, subject }) => to === email && subject.startsWith('Do you still'));
  expect(await asked(idle.user.email)).toHaveLength(1);
  expect((await logIn(returning.user.username)).statusCode).toBe(200);
  await passDays(test, 733);
  await passDays(test, 765);
  expect((await logIn(returning.user.username)).statusCode).toBe(200);
  expect((await logIn(idle.user.username)).statusCode).toBe(401);
  expect(await tracesOf([idle.user.email])).toEqual([]);
});
