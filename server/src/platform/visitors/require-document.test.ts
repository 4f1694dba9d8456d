import type { User } from '@metier/sdk/contract';
import { joinOperator } from '../../testing/join-operator';
import { startTestApp, TEST_PASSWORD, type TestClient } from '../../testing/index';
import { issueTicket } from '../reports/ticket';

const test = startTestApp();
const BROWSER = { 'sec-fetch-site': 'same-origin', 'user-agent': 'Mozilla/5.0' };

/** The ticket of a page that the server has sent. */
const issue = (document?: string, user?: number) =>
  issueTicket(test.dependencies, {
    channel: 'production',
    revision: '1',
    releases: [],
    ...(document && { document }),
    ...(user && { user }),
  });

/** Calls as a script in a page of a browser does. */
const call = (
  client: TestClient,
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  ticket?: string,
  payload?: object,
) =>
  client.send({
    method,
    url,
    headers: { ...BROWSER, ...(ticket && { 'x-metier-page': ticket }) },
    ...(payload && { payload }),
  });

it('the code of a shared page changes nothing of how a person signs in', async () => {
  const person = await test.join('job_seeker');
  const victim = await test.join('job_seeker');
  const own = issue('account', person.user.id);
  const others = issue('account', victim.user.id);
  const change = { current_password: TEST_PASSWORD, password: 'a longer walk by the lake' };
  const url = '/api/auth/account/password/';
  for (const ticket of [
    undefined,
    issue(),
    issue('entrance', person.user.id),
    others,
    `${own}x`,
    own.replace(/^./, 'x'),
  ])
    expect((await call(person, 'PUT', url, ticket, change)).statusCode).toBe(403);
  expect((await call(person, 'PUT', url, own, change)).statusCode).toBe(204);
});

it('the ticket of a visitor is none for the account', async () => {
  const person = await test.join('job_seeker');
  for (const document of ['entrance', 'account'])
    expect((await call(person, 'POST', '/api/auth/two-step/', issue(document))).statusCode).toBe(403);
});

it('what only operators do needs the page of operators', async () => {
  const operator = await joinOperator(test);
  const url = '/api/moderation/cases/';
  const { id } = (await operator.get('/api/auth/me/')).json<User>();
  for (const ticket of [undefined, issue(), issue('account', id)])
    expect((await call(operator, 'GET', url, ticket)).statusCode).toBe(403);
  expect((await call(operator, 'GET', url, issue('operator', id))).statusCode).toBe(200);
});

it('a program, which runs no code of releases, needs no page', async () => {
  const operator = await joinOperator(test);
  expect((await operator.get('/api/moderation/cases/')).statusCode).toBe(200);
});
