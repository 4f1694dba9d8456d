import type { AccountNotice, Job, ModerationDecision, NoticesPage } from '@metier/sdk/contract';
import { sql } from 'drizzle-orm';
import {
  applyTo,
  joinCompany,
  joinSeeker,
  publishJob,
  readOk,
  type CompanyClient,
} from '../../testing/fixtures';
import { inTransaction } from '../../db/database';
import { startTestApp, type TestClient } from '../../testing/index';
import { joinOperator } from '../../testing/join-operator';
import { TEST_PASSWORD } from '../../testing/test-client';
import { emitNotification } from '../notifications/emit-notification.service';
import { decide, findCase, listCases, readCase, report } from './testing/moderation-scene';

const test = startTestApp();
let operator: TestClient;
let company: CompanyClient;
let job: Job;
beforeAll(async () => {
  operator = await joinOperator(test);
});
beforeEach(async () => {
  company = await joinCompany(test, { company_name: 'Helvetia Quick Cash' });
  job = await publishJob(company, { title: 'Parcel forwarder' });
});

/** Opens a case of the job and decides it. */
async function decideJob(action: Parameters<typeof decide>[2], reason?: string): Promise<number> {
  readOk(await report(test.visit(), 'job', job.id, { reason: 'payment' }));
  const { id } = await findCase(operator, 'job', job.id);
  readOk(await decide(operator, id, action, reason));
  return id;
}

const listNotifications = async (client: TestClient): Promise<AccountNotice[]> =>
  readOk<NoticesPage>(await client.get('/api/notices/')).items;

/** Id and token of the link in the last mail about a decision. */
async function readLink(email: string): Promise<{ id: string; token: string }> {
  const mail = (await test.readMails()).filter(
    ({ to, text }) => to === email && text.includes('/decisions/'),
  );
  const [, id = '', token = ''] = /decisions\/(\d+)\?token=([\w-]+)/.exec(mail.at(-1)?.text ?? '') ?? [];
  return { id, token };
}

const search = async () => readOk<Job[]>(await test.visit().get('/api/jobs/?keyword=parcel+forwarder'));

it('a hidden job is seen by its company alone, which is mailed the reason', async () => {
  const sitemap = async () => (await test.visit().get('/sitemap-jobs-0.xml')).body;
  expect((await search()).map(({ id }) => id)).toContain(job.id);
  const id = await decideJob('hide', 'We ask the company for its contract.');
  expect((await search()).map((found) => found.id)).not.toContain(job.id);
  expect(await sitemap()).not.toContain(`/job/${job.id}<`);
  const page = `/api/jobs/${job.id}/`;
  expect((await test.visit().get(page)).statusCode).toBe(404);
  expect((await test.visit().get(`/api/auth/jobproviders/${company.profile.id}/jobs/`)).json()).toEqual([]);
  expect(readOk<Job>(await company.get(page))).toMatchObject({ hold: 'hidden', is_active: false });
  const [notification] = await listNotifications(company);
  expect(notification?.text).toBe('Your job “Parcel forwarder” is hidden while we look at it.');
  const mail = (await test.readMails()).find(({ to }) => to === company.user.email);
  expect(mail?.text).toContain('We ask the company for its contract.');
  expect((await readCase(operator, id)).actions).toEqual(['remove', 'block', 'restore']);
});

it('its company cannot open a hidden job, and a restored one is what it was before', async () => {
  const id = await decideJob('hide');
  const own = `/api/auth/jobs/${job.id}/`;
  expect((await company.patch(own, { is_active: true })).statusCode).toBe(409);
  expect((await company.post(`${own}relist/`, {})).statusCode).toBe(409);
  readOk(await company.patch(own, { description: 'You forward parcels, for a salary.' }));
  readOk(await decide(operator, id, 'restore', 'The salary is stated now.'));
  expect(readOk<Job>(await test.visit().get(`/api/jobs/${job.id}/`)).is_active).toBe(true);
  expect((await search()).map((found) => found.id)).toContain(job.id);
});

it('a removed job tells those who have applied and have no decision', async () => {
  const seekers = [await joinSeeker(test), await joinSeeker(test)];
  for (const seeker of seekers) await applyTo(seeker, job);
  await decideJob('remove');
  await test.dependencies.tasks.runDue();
  for (const seeker of seekers) {
    const [notification] = await listNotifications(seeker);
    expect(notification?.text).toBe(
      '“Parcel forwarder” of Helvetia Quick Cash was removed from Metier. Your application for it has ended.',
    );
    const mails = (await test.readMails()).filter(({ to }) => to === seeker.user.email);
    expect(mails.map(({ subject }) => subject)).toContain('The job Parcel forwarder was removed');
  }
});

it('a question reaches the employer, whose answer comes back to the open case', async () => {
  readOk(await report(test.visit(), 'job', job.id));
  const { id } = await findCase(operator, 'job', job.id);
  readOk(await decide(operator, id, 'ask', 'Who pays for the parcels?'));
  expect(readOk<Job>(await test.visit().get(`/api/jobs/${job.id}/`)).is_active).toBe(true);
  const [notification] = await listNotifications(company);
  const answer = { text: 'The sender does.' };
  readOk(await company.post(`/api${notification?.path}/appeal/`, answer));
  const details = await readCase(operator, id);
  expect(details).toMatchObject({ state: 'open', has_appeal: true });
  expect(details.log).toMatchObject([{ action: 'ask', appeal: { text: 'The sender does.', is_open: true } }]);
});

it('a blocked account has no session, no login and no jobs, and writes once by its mailed link', async () => {
  const id = await decideJob('block', 'You ask candidates for money.');
  expect((await company.get('/api/auth/me/')).statusCode).toBe(401);
  const login = await test
    .visit()
    .post('/api/auth/login/', { username: company.user.username, password: TEST_PASSWORD });
  expect([login.statusCode, login.body]).toEqual([403, expect.stringContaining('This account is blocked.')]);
  expect((await test.visit().get(`/api/jobs/${job.id}/`)).statusCode).toBe(404);
  expect((await test.visit().get(`/api/auth/jobproviders/${company.profile.id}/`)).statusCode).toBe(404);

  const link = await readLink(company.user.email);
  const visitor = test.visit();
  const decision = `/api/decisions/${link.id}/`;
  expect((await visitor.get(`${decision}?token=${link.token}x`)).statusCode).toBe(404);
  expect(readOk<ModerationDecision>(await visitor.get(`${decision}?token=${link.token}`))).toMatchObject({
    action: 'block',
    reason: 'You ask candidates for money.',
    can_appeal: true,
  });
  const appeal = () =>
    visitor.post(`${decision}appeal/?token=${link.token}`, { text: 'It was another company.' });
  readOk(await appeal());
  expect((await appeal()).json()).toEqual({ detail: 'You have answered this decision already.' });
  expect((await findCase(operator, 'job', job.id)).has_appeal).toBe(true);

  readOk(await decide(operator, id, 'restore', 'You are right, we are sorry.'));
  expect(
    readOk<ModerationDecision>(await visitor.get(`${decision}?token=${link.token}`)).appeal,
  ).toMatchObject({
    answer: { action: 'restore', reason: 'You are right, we are sorry.' },
  });
  readOk(
    await visitor.post('/api/auth/login/', { username: company.user.username, password: TEST_PASSWORD }),
  );
  expect(readOk<Job>(await test.visit().get(`/api/jobs/${job.id}/`)).is_active).toBe(true);
});

const logIn = (client: TestClient, username: string) =>
  client.post('/api/auth/login/', { username, password: TEST_PASSWORD });

it('a blocked account without a confirmed address gets to the decision by its login, and answers it', async () => {
  await test.dependencies.db.execute(
    sql`update users set email_confirmed_at = null where id = ${company.user.id}`,
  );
  await decideJob('block', 'You ask candidates for money.');
  expect((await test.readMails()).filter(({ to }) => to === company.user.email)).toEqual([]);
  const visitor = test.visit();
  const refused = await logIn(visitor, company.user.username);
  expect(refused.statusCode).toBe(403);
  const { path } = refused.json<{ path: string }>();
  const [page, query] = path.split('?');
  const decision = readOk<ModerationDecision>(await visitor.get(`/api${page}/?${query}`));
  expect(decision).toMatchObject({ action: 'block', reason: 'You ask candidates for money.' });
  readOk(await visitor.post(`/api${page}/appeal/?${query}`, { text: 'It was another company.' }));
  expect((await findCase(operator, 'job', job.id)).has_appeal).toBe(true);
});

it('a decision is on the page of an account that no mail reaches, whatever it has chosen', async () => {
  const choices = [{ kind: 'moderation-decision', page: false, mail: 'now' }];
  readOk(await company.put('/api/notices/settings/', { choices }));
  await test.dependencies.db.execute(
    sql`update users set email_confirmed_at = null where id = ${company.user.id}`,
  );
  await decideJob('hide');
  expect((await listNotifications(company))[0]?.path).toMatch(/^\/decisions\/\d+$/);
});

it('a blocked account is mailed its decision, and nothing else that happens', async () => {
  const seeker = await joinSeeker(test);
  const application = await applyTo(seeker, job);
  const daily = [{ kind: 'application-withdrawn', page: true, mail: 'daily' }];
  readOk(await company.put('/api/notices/settings/', { choices: daily }));
  const [before, start] = [(await test.readMails()).length, Date.now()];
  readOk(await seeker.patch(`/api/auth/applications/${application.id}/`, { status: 'withdrawn' }));
  await decideJob('block');
  const message = { kind: 'message-received', eventKey: `message-received:blocked:${job.id}` } as const;
  await inTransaction(test.dependencies.db, (tx) =>
    emitNotification(test.dependencies, tx, {
      ...message,
      account: company.user.id,
      data: { application: application.id, job: 'Cook', other: 'Léa', message: 1 },
      mailOnly: { subject: 'Hello', body: 'Hello' },
    }),
  );
  test.setClock(new Date(start + 2 * 24 * 60 * 60_000));
  await test.dependencies.tasks.runDue();
  test.setClock(undefined);
  const mails = (await test.readMails()).slice(before).filter(({ to }) => to === company.user.email);
  expect(mails.map(({ text }) => text.includes('/decisions/'))).toEqual([true]);
});

it('a removed company takes its jobs with it, and an upheld decision stays', async () => {
  readOk(await report(test.visit(), 'company', company.profile.id, { reason: 'payment' }));
  const { id } = await findCase(operator, 'company', company.profile.id);
  readOk(await decide(operator, id, 'remove'));
  const page = `/api/auth/jobproviders/${company.profile.id}/`;
  expect((await test.visit().get(page)).statusCode).toBe(404);
  expect((await test.visit().get(`/api/jobs/${job.id}/`)).statusCode).toBe(404);
  expect((await company.get(page)).statusCode).toBe(200);
  const [notification] = await listNotifications(company);
  readOk(await company.post(`/api${notification?.path}/appeal/`, { text: 'Why?' }));
  expect((await decide(operator, id, 'dismiss')).statusCode).toBe(409);
  readOk(await decide(operator, id, 'uphold', 'The company is not registered.'));
  expect((await test.visit().get(page)).statusCode).toBe(404);
  expect((await listCases(operator, '&state=decided')).find((each) => each.id === id)?.last_action).toBe(
    'uphold',
  );
});

it('the log names who did what, when and why, and cannot be changed', async () => {
  const id = await decideJob('hide', 'A look first.');
  expect((await readCase(operator, id)).log).toMatchObject([
    { action: 'hide', reason: 'A look first.', operator: expect.stringMatching(/^operator-/) },
  ]);
  for (const statement of [
    sql`update moderation_actions set reason = ''`,
    sql`delete from moderation_actions`,
  ])
    await expect(test.dependencies.db.execute(statement)).rejects.toMatchObject({
      cause: { message: 'The log of moderation is append-only.' },
    });
});
