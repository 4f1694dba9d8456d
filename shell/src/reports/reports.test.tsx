import type { ReportBody, ReportItem } from '@metier/sdk/contract';
import { data } from '@metier/sdk/router';
import { setupFakeApi, type RecordedCall } from '@metier/testing';
import { act, waitFor } from '@testing-library/react';
import { openShell, registryFor, REMOTES, seeker } from '../testing/open-shell';
import { createReports } from './reports';

const api = setupFakeApi();

const say = ({ kind, remote, version, path, message }: ReportItem) =>
  [kind, `${remote}@${version}`, path, ...(message ? [message] : [])].join(' ');

/** All reports so far, in order. */
const told = () =>
  api.calls
    .filter(({ path }) => path === '/api/reports/')
    .flatMap(({ body }: RecordedCall) => (body as ReportBody).items.map(say));

/** All reports, which are sent in one call when the page is left. */
async function leave() {
  await act(async () => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(told()).not.toHaveLength(0));
  return told();
}

test('a page reports the shell once, and every visited page by its path pattern', async () => {
  const { shell } = await openShell(api, '/', { user: seeker });
  api.on('get', 'auth/applications/', { status: 503, body: { detail: 'The server is busy.' } });
  await act(() => shell.routers.get().router.navigate('/dashboard?page=2'));
  await act(() => shell.routers.get().router.navigate('/dashboard?page=3'));
  await act(() => shell.routers.get().router.navigate('/applications'));
  expect(await leave()).toEqual([
    'view shell@one /',
    'view mf-public@one /',
    'view mf-seeker@one /dashboard',
    'view mf-seeker@one /applications',
  ]);
});

test('a release that fails to load is reported with its reason, and its fallback as a separate view', async () => {
  const { shell } = await openShell(api, '/', {
    user: seeker,
    registry: registryFor(seeker, 'two'),
    registryReply: (without) => (without ? registryFor(seeker, 'one') : registryFor(seeker, 'two')),
    fetchRemote: async ({ name, version }) => {
      if (name === 'mf-seeker' && version === 'two') throw new Error('remoteEntry.js did not come');
      return REMOTES[name as keyof typeof REMOTES];
    },
  });
  await act(() => shell.routers.get().router.navigate('/dashboard'));
  expect((await leave()).slice(2)).toEqual([
    'view mf-seeker@two /dashboard',
    'load mf-seeker@two /dashboard remoteEntry.js did not come',
    'view mf-seeker@one /dashboard',
  ]);
});

test('an uncaught error is attributed to the release whose code threw it', async () => {
  await openShell(api, '/');
  const error = new Error('Cannot read properties of undefined');
  error.stack =
    'Error\n at sort (http://localhost/mf/mf-public/one/7.js:1:22)\n at http://localhost/mf/shell/one/a.js';
  window.dispatchEvent(new ErrorEvent('error', { error }));
  window.dispatchEvent(new ErrorEvent('error', { error: new Error('of an extension of the browser') }));
  expect((await leave()).slice(2)).toEqual(['script mf-public@one / Cannot read properties of undefined']);
});

test('code cannot blame a release that is not on the page by the stack or the file of its error', async () => {
  await openShell(api, '/');
  const error = new Error('Blamed');
  error.stack = 'Error\n at sort (http://localhost/mf/mf-seeker/one/7.js:1:22)';
  const filename = 'http://localhost/mf/mf-seeker/one/7.js';
  window.dispatchEvent(new ErrorEvent('error', { error, filename }));
  expect((await leave()).slice(2)).toEqual([]);
});

test('every call of the API carries the release that makes it', async () => {
  const callers: (string | null)[] = [];
  api.on('get', 'auth/applications/', ({ headers }) => {
    callers.push(headers.get('X-Metier-Release'));
    return { body: [] };
  });
  const { shell } = await openShell(api, '/', { user: seeker });
  await act(() => shell.routers.get().router.navigate('/applications'));
  await act(() => shell.ports.http.get('auth/applications/'));
  expect(callers).toEqual([
    'mf-seeker@one; channel=production; revision=1',
    'shell@one; channel=production; revision=1',
  ]);
});

describe('what is reported', () => {
  const one = { name: 'mf-seeker', version: '1' };
  function start() {
    const sent: ReportBody[] = [];
    const reports = createReports({
      self: { name: 'shell', version: '1' },
      send: async (body) => void sent.push(body),
    });
    reports.accept('first', [one]);
    return { reports, sent };
  }

  test('goes within two seconds, in one call', () => {
    jest.useFakeTimers();
    const { reports, sent } = start();
    reports.view(one, '/a');
    reports.view(one, '/b');
    jest.advanceTimersByTime(2000);
    expect(sent).toHaveLength(1);
    jest.useRealTimers();
  });

  test('is at most one failure for each view, and never an answer of the API', () => {
    const { reports, sent } = start();
    reports.view(one, '/a');
    reports.failure('render', one, Object.assign(new Error('no'), { name: 'ApiError', status: 500 }));
    reports.failure('render', one, new Response(null, { status: 404 }));
    reports.failure('script', one, data(null, { status: 404 }));
    reports.failure('render', one, new Error('first'));
    reports.failure('script', one, new Error('second'));
    reports.flush();
    expect(sent[0]?.items.map(say)).toEqual(['view mf-seeker@1 /a', 'render mf-seeker@1 /a first']);
  });

  test('carries the ticket with which its release was served, and is of no other release', () => {
    const { reports, sent } = start();
    reports.accept('second', [{ name: 'mf-seeker', version: '2' }]);
    reports.view(one, '/a');
    reports.view({ name: 'mf-seeker', version: '2' }, '/a');
    reports.view({ name: 'mf-seeker', version: '3' }, '/a');
    reports.flush();
    expect(sent.map(({ ticket, items }) => `${ticket}: ${items.map(say).join(', ')}`)).toEqual([
      'first: view mf-seeker@1 /a',
      'second: view mf-seeker@2 /a',
    ]);
  });

  test('is at most 200 items per page, in calls of 50', () => {
    const { reports, sent } = start();
    for (let count = 0; count < 300; count += 1) reports.view(one, '/a');
    reports.flush();
    expect(sent.map(({ items }) => items.length)).toEqual([50, 50, 50, 50]);
  });
});
