import type { AlertBody, ConfirmedAlert, JobAlert } from '@metier/sdk/contract';
import { joinCompany, publishJob, readOk, type CompanyClient } from '../../testing/fixtures';
import { startTestApp } from '../../testing/index';
import { createAlertScene } from './testing/alert-scene';

const DAY = 24 * 60 * 60_000;
const test = startTestApp();
const { mailsTo, runMinute, runAt } = createAlertScene(test);
let company: CompanyClient;
beforeAll(async () => {
  company = await joinCompany(test);
});
afterEach(() => test.setClock(undefined));

const visitor = () => test.visit();
const request = (email: string, alert: Partial<AlertBody> = {}) =>
  visitor().post('/api/alerts/mailed/', {
    name: 'Any',
    rhythm: 'now',
    query: { keyword: 'any' },
    ...alert,
    email,
  });
const confirm = (token: string) => visitor().post('/api/alerts/confirm/', { token });
const listBy = async (token: string) =>
  readOk<JobAlert[]>(await visitor().post('/api/alerts/mailed/list/', { token }));

async function readLink(email: string, path: string): Promise<string> {
  const text = (await mailsTo(email)).at(-1)?.text ?? '';
  return new RegExp(`${path}/?\\?token=([\\w.-]+)`).exec(text)?.[1] ?? '';
}

async function subscribe(email: string, alert: Partial<AlertBody> = {}): Promise<string> {
  readOk(await request(email, alert));
  return readOk<ConfirmedAlert>(await confirm(await readLink(email, '/alerts/confirm'))).token;
}

async function countRows(email: string): Promise<number> {
  const { rows } = await test.dependencies.db.execute<{ email: string }>(
    'select email from alerts join alert_addresses as address on address.id = address_id',
  );
  return rows.filter((row) => row.email === email).length;
}

it('nothing is mailed to a visitor before the link in the mail is followed', async () => {
  const email = 'mia@post.example';
  readOk(await request(email, { name: 'Cutler', query: { keyword: 'cutler' } }));
  await publishJob(company, { title: 'Cutler' });
  await runMinute();
  expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Confirm your job alert']);

  const token = await readLink(email, '/alerts/confirm');
  expect((await confirm(token)).statusCode).toBe(200);
  expect((await confirm(token)).statusCode).toBe(200);
  await publishJob(company, { title: 'Cutler in chief' });
  await runMinute();
  await runMinute();
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(2);
  expect(mails[1]?.text).toContain('Cutler in chief');
  expect(mails[1]?.headers.get('list-unsubscribe')).toContain('/alerts/unsubscribe/?token=');
});

it('the mail to an address that is not confirmed has no word of the person who entered it', async () => {
  const email = 'target@post.example';
  const words = 'Prize evil.example';
  readOk(await request(email, { name: words, query: { keyword: words, location: words } }));
  const mails = await mailsTo(email);
  expect(mails.map(({ subject }) => subject)).toEqual(['Confirm your job alert']);
  expect(JSON.stringify(mails.map(({ headers, ...mail }) => [mail, [...headers]]))).not.toMatch(
    /prize|evil/i,
  );
});

it('the response is the same for a new address and for one with alerts', async () => {
  const email = 'same@post.example';
  const answers = [await request(email)];
  await confirm(await readLink(email, '/alerts/confirm'));
  answers.push(await request(email.toUpperCase()), await request('other@post.example'));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
});

it('the mailed link lists, changes and deletes the alerts of its address alone', async () => {
  const email = 'owner@post.example';
  const token = await subscribe(email, { name: 'Mine' });
  const other = await subscribe('stranger@post.example');
  const [mine] = await listBy(token);
  expect(mine).toMatchObject({ name: 'Mine', is_paused: false });
  const patch = (by: string, changes: object) =>
    visitor().patch(`/api/alerts/mailed/${mine?.id}/`, { token: by, ...changes });
  expect((await patch(other, { is_paused: true })).statusCode).toBe(404);
  expect((await patch('1.forged', { is_paused: true })).statusCode).toBe(400);
  expect(readOk(await patch(token, { is_paused: true, rhythm: 'weekly' }))).toMatchObject({
    is_paused: true,
    rhythm: 'weekly',
  });
  readOk(await patch(token, { is_deleted: true }));
  expect(await listBy(token)).toEqual([]);
  readOk(await patch(token, { is_deleted: false }));
  expect(await listBy(token)).toHaveLength(1);
});

it('a mail program ends the alert by one request without cookies', async () => {
  const email = 'one-click@post.example';
  const token = await subscribe(email, { query: { keyword: 'ropemaker' } });
  await publishJob(company, { title: 'Ropemaker' });
  await runMinute();
  const header = (await mailsTo(email)).at(-1)?.headers.get('list-unsubscribe') ?? '';
  const end = new URL(/<(.*)>/.exec(header)?.[1] ?? 'http://none');
  const press = (url: string) =>
    test.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect((await press('/alerts/unsubscribe/?token=1.end.forged')).statusCode).toBe(400);
  expect((await press(end.pathname + end.search)).statusCode).toBe(204);
  expect(await listBy(token)).toEqual([]);
  expect((await press(end.pathname + end.search)).statusCode).toBe(204);
});

it('an unconfirmed alert ends after a week, and its address is deleted', async () => {
  const email = 'late@post.example';
  readOk(await request(email));
  const token = await readLink(email, '/alerts/confirm');
  test.setClock(new Date(Date.now() + 8 * DAY));
  expect((await confirm(token)).json()).toEqual({
    token: ['This link is no longer valid. Please save the search again.'],
  });
  await runAt(new Date(Date.now() + 9 * DAY));
  expect(await countRows(email)).toBe(0);
  const { rows } = await test.dependencies.db.execute<{ email: string }>('select email from alert_addresses');
  expect(rows.map((row) => row.email)).not.toContain(email);
});
