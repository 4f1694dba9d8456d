import { startTestApp, TEST_ORIGIN } from '../../testing/index';

const DAY = 24 * 60 * 60_000;
const test = startTestApp();
afterEach(() => test.setClock(undefined));

const subscribe = (email: string) => test.visit().post('/api/newsletter/', { email });
const confirm = (token: string) => test.visit().post('/api/newsletter/confirm/', { token });
const unsubscribe = (token: string) => test.visit().post('/api/newsletter/unsubscribe/', { token });

const mailsTo = async (email: string) => (await test.readMails()).filter(({ to }) => to === email);

async function readToken(email: string): Promise<string> {
  const text = (await mailsTo(email)).at(-1)?.text ?? '';
  return /\/newsletter\/confirm\/\?token=([\w-]+)/.exec(text)?.[1] ?? '';
}

async function findSubscription(email: string) {
  const { rows } = await test.dependencies.db.execute('select * from newsletter_subscriptions');
  return rows.find((row) => row.email === email);
}

it('an address counts once its mailed link was followed', async () => {
  const email = 'mia@post.example';
  expect((await subscribe(email)).statusCode).toBe(200);
  expect(await findSubscription(email)).toMatchObject({ confirmed_at: null });
  const token = await readToken(email);
  expect((await confirm(token)).statusCode).toBe(204);
  expect((await confirm(token)).statusCode).toBe(204);
  expect((await findSubscription(email))?.confirmed_at).not.toBeNull();
});

it('the answer is the same for a new address, a waiting one and a subscriber', async () => {
  const email = 'same@post.example';
  const answers = [await subscribe(email), await subscribe(email)];
  await confirm(await readToken(email));
  answers.push(await subscribe(email.toUpperCase()));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect(await mailsTo(email)).toHaveLength(2);
});

it('every newsletter mail says how to leave, to people and to mail programs', async () => {
  const email = 'leaving@post.example';
  await subscribe(email);
  const token = await readToken(email);
  const address = `${TEST_ORIGIN}/newsletter/unsubscribe/?token=${token}`;
  const [mail] = await mailsTo(email);
  expect(mail?.headers.get('list-unsubscribe')).toBe(`<${address}>`);
  expect(mail?.headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(mail?.text).toContain(address);
  expect(mail?.html).toContain(`href="${address}"`);
});

it('leaving forgets the address, and leaving again is no failure', async () => {
  const email = 'gone@post.example';
  await subscribe(email);
  const token = await readToken(email);
  await confirm(token);
  expect((await unsubscribe(token)).statusCode).toBe(204);
  expect(await findSubscription(email)).toBeUndefined();
  expect((await unsubscribe(token)).statusCode).toBe(204);
  expect((await confirm(token)).statusCode).toBe(400);
});

it('a mail program leaves for its reader by one request without cookies', async () => {
  const email = 'one-click@post.example';
  await subscribe(email);
  const press = (token: string) =>
    test.app.inject({
      method: 'POST',
      url: `/newsletter/unsubscribe/?token=${token}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  expect((await press('nothing%00')).statusCode).toBe(400);
  expect((await press(await readToken(email))).statusCode).toBe(204);
  expect(await findSubscription(email)).toBeUndefined();
});

it('an unconfirmed address is deleted after a week', async () => {
  const email = 'never@post.example';
  await subscribe(email);
  test.setClock(new Date(Date.now() + 8 * DAY));
  await subscribe('later@post.example');
  expect(await findSubscription(email)).toBeUndefined();
});

it('an unknown link and a broken address are refused by field', async () => {
  expect((await confirm('unknown')).json()).toEqual({
    token: ['This link is no longer valid. Please subscribe again.'],
  });
  expect((await subscribe('nobody')).json()).toEqual({ email: ['Enter a valid email address.'] });
});

it('simultaneous requests with one address make one subscription', async () => {
  const email = 'twice@post.example';
  const answers = await Promise.all([subscribe(email), subscribe(email)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const { rows } = await test.dependencies.db.execute('select email from newsletter_subscriptions');
  expect(rows.filter((row) => row.email === email)).toHaveLength(1);
});
