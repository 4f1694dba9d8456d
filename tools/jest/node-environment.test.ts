import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import NodeEnvironment from './node-environment.cjs';

const open = () => new NodeEnvironment({ projectConfig: { testEnvironmentOptions: {} } });

it('what a suite leaves in globals, process, its environment and the clock is gone after it', async () => {
  const listen = () => undefined;
  const { fetch } = globalThis;
  const path = process.env.PATH;
  const environment = open();
  await environment.setup();
  Object.assign(globalThis, { leftBehind: true, fetch: listen });
  Object.assign(process.env, { LEFT_BEHIND: 'yes', PATH: '/nowhere' });
  process.exit = listen as unknown as typeof process.exit;
  process.on('SIGUSR2', listen);
  environment.fakeTimersModern.useFakeTimers({ now: 0 });
  await environment.teardown();
  expect('leftBehind' in globalThis).toBe(false);
  expect(globalThis.fetch).toBe(fetch);
  expect([process.env.LEFT_BEHIND, process.env.PATH]).toEqual([undefined, path]);
  expect(process.exit).not.toBe(listen);
  expect(process.listeners('SIGUSR2')).not.toContain(listen);
  expect(Date.now()).toBeGreaterThan(0);
});

it('a store that a suite has entered is disabled after it, and enabled by its next use', async () => {
  const store = new AsyncLocalStorage<string>();
  const environment = open();
  store.enterWith('left behind');
  await environment.teardown();
  expect(store.getStore()).toBeUndefined();
  expect(store.run('again', () => store.getStore())).toBe('again');
});

it('a replaced process.env is replaced back', async () => {
  const { env } = process;
  const environment = open();
  process.env = { ...env };
  await environment.teardown();
  expect(process.env).toBe(env);
});

it('an error of Node is an instance of the suite’s own Error', () => {
  expect(() => readFileSync('/no/such/file')).toThrow(Error);
});
