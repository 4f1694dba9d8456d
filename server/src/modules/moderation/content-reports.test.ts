import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { Message, ModerationCasesPage } from '@metier/sdk/contract';
import { applyTo, joinCompany, joinSeeker, publishJob, readOk } from '../../testing/fixtures';
import { startTestApp, type TestClient } from '../../testing/index';
import { joinOperator } from '../../testing/join-operator';
import { decide, findCase, listCases, readCase, report } from './testing/moderation-scene';

const test = startTestApp();
let operator: TestClient;
beforeAll(async () => {
  operator = await joinOperator(test);
});

/** A visitor at this address. */
const visitFrom = (remoteAddress: string): TestClient => {
  const visitor = test.visit();
  const send: TestClient['send'] = (options) => visitor.send({ remoteAddress, ...options });
  return {
    ...visitor,
    send,
    async post(url, payload) {
      await visitor.get('/api/');
      return send({ method: 'POST', url, ...(payload && { payload }) });
    },
  };
};

it('visitors and accounts report a job, which is one case with the reasons of all', async () => {
  const company = await joinCompany(test);
  const job = await publishJob(company, { title: 'Data entry from home' });
  const text = 'They want CHF 300 for the training.';
  const first = await report(visitFrom('192.0.2.1'), 'job', job.id, { reason: 'payment', text });
  expect([first.statusCode, first.json()]).toEqual([201, { detail: 'Thank you. We look at every report.' }]);
  readOk(await report(await joinSeeker(test), 'job', job.id));
  const found = await findCase(operator, 'job', job.id);
  expect(found).toMatchObject({
    title: 'Data entry from home',
    state: 'open',
    reports_count: 2,
    reasons: ['misleading', 'payment'],
  });
  const details = await readCase(operator, found.id);
  expect(details.reports).toMatchObject([
    { reason: 'misleading', reporter: 'account' },
    { reason: 'payment', reporter: 'visitor', text },
  ]);
  expect(details.content).toMatchObject({ author: 'Alta Medica', path: `/job/${job.id}`, hold: null });
});

it('a report reaches the open page of an operator', async () => {
  const origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
  const cookie = [...operator.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  // A connection of its own, which ends with the stream.
  const request = get(`${origin}/api/events/`, { agent: false, headers: { cookie } });
  const [stream] = (await once(request, 'response')) as [IncomingMessage];
  const job = await publishJob(await joinCompany(test));
  const known = (await listCases(operator)).length;
  readOk(await report(test.visit(), 'job', job.id));
  let received = '';
  for await (const chunk of stream) {
    received += String(chunk);
    if (received.includes(`event: moderation\ndata: {"open_cases":${known + 1}}`)) break;
  }
  request.destroy();
});

it('a second report of the same person is thanked for and not counted, until the first is decided', async () => {
  const job = await publishJob(await joinCompany(test));
  const seeker = await joinSeeker(test);
  readOk(await report(seeker, 'job', job.id));
  const again = readOk<{ detail: string }>(await report(seeker, 'job', job.id, { reason: 'payment' }));
  expect(again.detail).toBe('Thank you. We already have your report, and will look at it.');
  const { id, reports_count: count } = await findCase(operator, 'job', job.id);
  expect(count).toBe(1);
  readOk(await decide(operator, id, 'dismiss'));
  readOk(await report(seeker, 'job', job.id));
  expect(await findCase(operator, 'job', job.id)).toMatchObject({ id, reports_count: 1 });
});

it('a message is reported by its recipient alone', async () => {
  const company = await joinCompany(test);
  const seeker = await joinSeeker(test);
  const application = await applyTo(seeker, await publishJob(company));
  const body = { application: application.id, body: 'Send me your bank password.' };
  const { id } = readOk<Message>(await company.post('/api/messages/', body));
  for (const client of [test.visit(), await joinSeeker(test), company])
    expect((await report(client, 'message', id, { reason: 'payment' })).statusCode).toBe(404);
  readOk(await report(seeker, 'message', id, { reason: 'payment' }));
  const found = await findCase(operator, 'message', id);
  expect((await readCase(operator, found.id)).content).toMatchObject({
    author: 'Alta Medica',
    text: 'Send me your bank password.',
    path: null,
  });
  readOk(await decide(operator, found.id, 'remove'));
  const messages = `/api/messages/?application=${application.id}`;
  expect((await seeker.get(messages)).body).not.toContain('bank password');
  expect((await company.get(messages)).body).toContain('bank password');
});

it('what is not there, one’s own, and a reason for something else are refused', async () => {
  const company = await joinCompany(test);
  const visitor = test.visit();
  expect((await report(visitor, 'job', 2_000_000_000)).statusCode).toBe(404);
  expect((await report(company, 'company', company.profile.id)).json()).toEqual({
    detail: 'You cannot report what is your own.',
  });
  const { statusCode, body } = await report(visitor, 'company', company.profile.id, { reason: 'no-job' });
  expect([statusCode, JSON.parse(body)]).toEqual([400, { reason: ['This reason does not fit here.'] }]);
});

it('the queue is filtered, ordered by reports, and read page by page without a gap', async () => {
  const company = await joinCompany(test);
  const jobs = [await publishJob(company), await publishJob(company), await publishJob(company)];
  for (const job of jobs)
    readOk(await report(visitFrom('198.51.100.1'), 'job', job.id, { reason: 'no-job' }));
  const most = jobs[1]?.id ?? 0;
  readOk(await report(visitFrom('198.51.100.2'), 'job', most, { reason: 'no-job' }));
  for (const ordering of ['newest', 'most-reported']) {
    const query = `&target=job&reason=no-job&ordering=${ordering}`;
    const whole = (await listCases(operator, query)).map(({ id }) => id);
    expect(whole).toHaveLength(3);
    const paged: number[] = [];
    for (let after = ''; ;) {
      const url = `/api/moderation/cases/?page_size=1${query}${after && `&after=${after}`}`;
      const { items, next } = readOk<ModerationCasesPage>(await operator.get(url));
      paged.push(...items.map(({ id }) => id));
      if (next === null) break;
      after = next;
    }
    expect(paged).toEqual(whole);
  }
  const [first] = await listCases(operator, '&reason=no-job&ordering=most-reported');
  expect(first).toMatchObject({ target_id: most, reports_count: 2 });
  expect(await listCases(operator, '&target=company&reason=no-job')).toEqual([]);
  expect((await operator.get('/api/moderation/cases/?after=1')).json()).toEqual({
    after: ['This position is unknown.'],
  });
});
