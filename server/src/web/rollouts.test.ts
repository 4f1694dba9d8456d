import type { PageFailure, RegistryReply } from '@metier/sdk/contract';
import { TEST_PASSWORD, type TestClient } from '../testing/index';
import { OPERATOR_TOKEN } from '../testing/operator-token';
import { open, post, register, see, startWithBoard, version, versionOf } from './testing/visitors';

const asOperator = { authorization: `Bearer ${OPERATOR_TOKEN}` };

const { test, moveBoard, rollOut } = startWithBoard();

const logIn = (visitor: TestClient, username: string) =>
  post(visitor, '/api/auth/login/', { username, password: TEST_PASSWORD });

describe('while a release is rolled out to half of the visitors', () => {
  beforeAll(async () => {
    expect((await rollOut(50)).statusCode).toBe(201);
  });
  afterAll(async () => {
    expect((await moveBoard('halt')).statusCode).toBe(201);
  });

  /** Returns a new visitor who is assigned to this version. */
  async function meet(wanted: string): Promise<TestClient> {
    for (let attempt = 0; attempt < 100; attempt += 1) {
      const visitor = test.visit();
      if ((await see(visitor)) === wanted) return visitor;
    }
    throw new Error(`No visitor is assigned to ${wanted}.`);
  }

  it.each(['2.0.0', '3.0.0'])(
    'a visitor keeps release %s after registration, sign-out and sign-in',
    async (wanted) => {
      const visitor = await meet(wanted);
      const username = `keeps-${wanted[0]}`;
      expect((await register(visitor, username)).statusCode).toBe(201);
      expect(await see(visitor)).toBe(wanted);
      expect((await visitor.post('/api/auth/logout/')).statusCode).toBe(204);
      expect(await see(visitor)).toBe(wanted);
      expect((await logIn(visitor, username)).statusCode).toBe(200);
      expect(await see(visitor)).toBe(wanted);
      const reply = await visitor.get('/api/registry/');
      expect(versionOf(reply.json<RegistryReply>(), 'mf-public')).toBe(wanted);
    },
  );

  it('the registry revision shows that a visitor has the candidate', async () => {
    const { registry } = await open(await meet('3.0.0'));
    expect(registry.revision).toMatch(/^\d+~mf-public$/);
    expect((await open(await meet('2.0.0'))).registry.revision).toMatch(/^\d+$/);
  });

  it('a person without the cookie is drawn alike in all their browsers', async () => {
    expect((await register(test.visit(), 'two-browsers')).statusCode).toBe(201);
    const ids = [];
    for (const visitor of [test.visit(), test.visit()]) {
      await logIn(visitor, 'two-browsers');
      visitor.cookies.delete('visitor');
      await see(visitor);
      ids.push(visitor.cookies.get('visitor'));
    }
    expect(ids[0]).toHaveLength(22);
    expect(ids[0]).toBe(ids[1]);
  });

  it('a growing rollout moves no visitor back to the stable release', async () => {
    const [inside, outside] = [await meet('3.0.0'), await meet('2.0.0')];
    expect((await rollOut(90)).statusCode).toBe(201);
    expect(await see(inside)).toBe('3.0.0');
    expect((await rollOut(100)).statusCode).toBe(201);
    expect(await see(outside)).toBe('3.0.0');
    expect((await rollOut(0)).statusCode).toBe(201);
    expect(await see(inside)).toBe('2.0.0');
    expect((await rollOut(50)).statusCode).toBe(201);
    expect([await see(inside), await see(outside)]).toEqual(['3.0.0', '2.0.0']);
  });
});

it('browsers get the cookie of rollouts only while there is one', async () => {
  const visitor = test.visit();
  await see(visitor);
  expect(visitor.cookies.has('visitor')).toBe(false);
});

it('a page whose release fails gets the last good release, with a ticket for it', async () => {
  const visitor = test.visit();
  const before = await open(visitor);
  const reply = await visitor.get(`/api/registry/?without=mf-public@${version(2)}`);
  const registry = reply.json<RegistryReply>();
  expect(versionOf(registry, 'mf-public')).toBe('1.0.0');
  expect(registry.ticket).not.toBe(before.ticket);
  const both = `without=mf-public@${version(2)}&without=mf-public@${version(1)}`;
  const last = (await visitor.get(`/api/registry/?${both}`)).json<RegistryReply>();
  expect(versionOf(last, 'mf-public')).toBe('2.0.0');
});

it('failure reports of pages end a rollout, and all visitors get the stable release again', async () => {
  expect((await rollOut(100, { margin: 1, minimum_views: 5 })).statusCode).toBe(201);
  const visitor = test.visit();
  const { registry, ticket } = await open(visitor);
  expect(versionOf(registry, 'mf-public')).toBe('3.0.0');
  const item = { remote: 'mf-public', version: version(3), path: '/' };
  const items = ['view', 'view', 'view', 'view', 'view', 'chunk'].map((kind) => ({ ...item, kind }));
  expect((await visitor.post('/api/reports/', { ticket, items })).statusCode).toBe(204);
  while ((await see(visitor)) === '3.0.0') await new Promise((resolve) => setTimeout(resolve, 50));
  expect(await see(visitor)).toBe('2.0.0');
  const reply = await test.app.inject({ url: '/api/releases/failures/', headers: asOperator });
  expect(reply.json<PageFailure[]>()[0]).toMatchObject({
    kind: 'chunk',
    version: version(3),
    revision: registry.revision,
  });
});
