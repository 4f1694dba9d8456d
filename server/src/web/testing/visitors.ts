import type { Registry } from '@metier/sdk/contract';
import { startTestApp, TEST_PASSWORD, type TestClient } from '../../testing/index';
import { goLive, makeRelease, makeShellRelease, publishRelease, requestMove } from '../../testing/releases';
import { readPageData } from './read-page-data';

export const version = (number: number) => `${number}.0.0-aaaaaaaaaa`;
export const board = (number: number) =>
  makeRelease('mf-public', { version: version(number), routes: [['/', 'public']] });
export const seeker = (number: number) =>
  makeRelease('mf-seeker', { version: version(number), routes: [['/dashboard', 'job_seeker']] });

export const open = async (visitor: TestClient, url = '/') => {
  const reply = await visitor.send({ url, headers: { accept: 'text/html' } });
  if (reply.statusCode !== 200) throw new Error(`${reply.statusCode}: ${reply.body}`);
  return readPageData(reply.body);
};
export const versionOf = ({ remotes }: Registry, name: string) =>
  remotes.find((remote) => remote.name === name)?.version.split('-')[0];
export const see = async (visitor: TestClient, url = '/') =>
  versionOf((await open(visitor, url)).registry, 'mf-public');

/** Posts from an open page, which has set the CSRF cookie. */
export async function post(visitor: TestClient, url: string, body: object) {
  await open(visitor);
  return visitor.post(url, body);
}

export const register = (visitor: TestClient, username: string) =>
  post(visitor, '/api/auth/register/', {
    username,
    email: `${username}@example.ch`,
    account_type: 'job_seeker',
    password1: TEST_PASSWORD,
    password2: TEST_PASSWORD,
  });

/** Starts a server of the channel production with three releases of `mf-public`, the second of them live. */
export function startWithBoard() {
  const test = startTestApp({}, { hasPages: true });
  afterEach(() => test.setClock(undefined));
  beforeAll(async () => {
    await goLive(test, makeShellRelease(), seeker(1), board(1), board(2));
    await publishRelease(test, board(3));
    await publishRelease(test, seeker(2));
  });

  const moveBoard = (action: string, body: object = {}) =>
    requestMove(test, { remote: 'mf-public', action, ...body });
  const rollOut = (share: number, more: object = {}) =>
    moveBoard('canary', { version: version(3), share, ...more });

  return { test, moveBoard, rollOut };
}
