import type { PageFailure, ReportItem, StatusReply } from '@metier/sdk/contract';
import { startTestApp } from '../../testing/index';
import { OPERATOR_TOKEN } from '../../testing/operator-token';
import { goLive, makeRelease, makeShellRelease, requestMove, publishRelease } from '../../testing/releases';
import { issueTicket } from './ticket';

const test = startTestApp();
afterEach(() => test.setClock(undefined));

const VERSIONS = { stable: '1.0.0-aaaaaaaaaa', candidate: '2.0.0-bbbbbbbbbb' };
const routes = [
  ['/dashboard', 'job_seeker'],
  ['/applications/:id', 'job_seeker'],
] as const;
const seeker = (version: string) => makeRelease('mf-seeker', { version, routes });

beforeAll(async () => {
  await goLive(test, makeShellRelease(), seeker(VERSIONS.stable));
  await publishRelease(test, seeker(VERSIONS.candidate));
});

/** Ticket of a page that was served these versions of mf-seeker. */
const giveTicket = (...versions: string[]) =>
  issueTicket(test.dependencies, {
    channel: 'production',
    revision: '7~mf-seeker',
    releases: versions.map(
      (version) => test.dependencies.releases.findRelease('mf-seeker', version)?.id ?? 0,
    ),
  });

const item = (kind: ReportItem['kind'], more: Partial<ReportItem> = {}): ReportItem => ({
  kind,
  remote: 'mf-seeker',
  version: VERSIONS.stable,
  path: '/dashboard',
  ...more,
});

/** Like `sendBeacon`: without our cookies and without the CSRF header. */
const send = (payload: object, headers: Record<string, string> = {}) =>
  test.app.inject({ method: 'POST', url: '/api/reports/', payload, headers });
const tell = (ticket: string, items: readonly object[], headers?: Record<string, string>) =>
  send({ ticket, items }, headers);

const ask = async <Body>(url: string): Promise<Body> => {
  const headers = { authorization: `Bearer ${OPERATOR_TOKEN}` };
  return (await test.app.inject({ url: `/api/releases${url}`, headers })).json<Body>();
};

const readFailures = () => ask<PageFailure[]>('/failures/?remote=mf-seeker');

async function readSeeker() {
  const { live } = await ask<StatusReply>('/status/');
  return live.find(({ remote }) => remote === 'mf-seeker');
}

/** Polls until the condition holds, because reports are written a second later. */
async function until<Value>(read: () => Promise<Value>, isSo: (value: Value) => boolean): Promise<Value> {
  for (;;) {
    const value = await read();
    if (isSo(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

it('a page reports views and failures without personal data', async () => {
  const message = 'GET https://jobs.example/api/auth/applications/4711/?mail=lea@post.example is 500';
  const reply = await tell(giveTicket(VERSIONS.stable), [
    item('view'),
    item('view', { path: '/applications/4711' }),
    item('render', { path: '/applications/4711', message }),
  ]);
  expect(reply.statusCode).toBe(204);
  const failures = await until(readFailures, (list) => list.length > 0);
  expect(failures).toMatchObject([
    {
      remote: 'mf-seeker',
      version: VERSIONS.stable,
      channel: 'production',
      revision: '7~mf-seeker',
      kind: 'render',
      path: '/applications/:id',
      message: 'GET https://jobs.example/api/auth/applications/:id/ is 500',
    },
  ]);
  expect((await readSeeker())?.health).toEqual({ views: 2, failures: 1 });
});

it('reports about releases that the page was not served are ignored', async () => {
  const before = (await readSeeker())?.health;
  const reply = await tell(giveTicket(VERSIONS.candidate), [
    item('view'),
    item('load', { remote: 'mf-nobody' }),
    item('load', { version: 'dev.abc' }),
  ]);
  expect(reply.statusCode).toBe(204);
  await tell(giveTicket(VERSIONS.stable), [item('view')]);
  const seen = await until(readSeeker, (live) => live?.health.views !== before?.views);
  expect(seen?.health.views).toBe((before?.views ?? 0) + 1);
});

it('a ticket that was made up is refused', async () => {
  for (const ticket of ['', 'made.up', `${giveTicket(VERSIONS.stable)}x`])
    expect((await tell(ticket, [item('view')])).statusCode).toBe(403);
});

it('a page that has been open for more than a day reports nothing, and that is no error', async () => {
  const old = giveTicket(VERSIONS.stable);
  test.setClock(new Date(Date.now() + 25 * 3_600_000));
  // The figures of the tests below would change if this was counted.
  expect((await tell(old, [item('view'), item('load')])).statusCode).toBe(204);
});

it('another site cannot send reports, with or without a ticket', async () => {
  const reply = await tell(giveTicket(VERSIONS.stable), [item('view')], { origin: 'https://evil.example' });
  expect(reply.statusCode).toBe(403);
});

it.each<[string, readonly object[]]>([
  ['more than a page tells at once', Array(51).fill(item('view'))],
  ['a field that nobody asked for', [{ ...item('view'), user: 7 }]],
  ['a kind that pages do not tell of', [item('policy' as 'load')]],
  ['a long message', [item('load', { message: 'x'.repeat(501) })]],
])('a report with %s is refused', async (_, items) => {
  expect((await tell(giveTicket(VERSIONS.stable), items)).statusCode).toBe(400);
});

describe('what a page was like for its visitor', () => {
  const vital = { name: 'LCP', value: 1_800, remote: 'mf-seeker', version: VERSIONS.stable };
  const measure = (ticket: string, ...vitals: readonly object[]) => send({ ticket, items: [], vitals });
  const readMetrics = async () => (await test.app.inject({ url: '/metrics' })).body;
  const labels = (version: string) => `remote="mf-seeker",version="${version}",channel="production"`;

  it('is in the metrics of the release that was shown, once for each page', async () => {
    const ticket = giveTicket(VERSIONS.stable);
    const paint = { ...vital, name: 'INP', value: 120 };
    expect((await measure(ticket, vital, paint, { ...vital, name: 'CLS', value: 0.02 })).statusCode).toBe(
      204,
    );
    await measure(ticket, { ...vital, value: 9_000 });
    const metrics = await readMetrics();
    expect(metrics).toContain(`page_largest_paint_seconds_sum{${labels(VERSIONS.stable)}} 1.8\n`);
    expect(metrics).toContain(`page_interaction_seconds_sum{${labels(VERSIONS.stable)}} 0.12\n`);
    expect(metrics).toContain(`page_layout_shift_sum{${labels(VERSIONS.stable)}} 0.02\n`);
  });

  it('is ignored of a release that the page was not served, and refused where it cannot be', async () => {
    await measure(giveTicket(VERSIONS.stable), { ...vital, version: VERSIONS.candidate });
    expect(await readMetrics()).not.toContain(labels(VERSIONS.candidate));
    for (const wrong of [{ name: 'FID' }, { value: -1 }, { value: 'slow' }, { path: '/applications/4711' }])
      expect((await measure(giveTicket(VERSIONS.stable), { ...vital, ...wrong })).statusCode).toBe(400);
  });
});

describe('what browsers say about policies', () => {
  const sendPolicy = (payload: string, type = 'application/csp-report') =>
    test.app.inject({ method: 'POST', url: '/api/reports/csp/', payload, headers: { 'content-type': type } });
  const violation = {
    documentURL: 'http://metier.test/applications/4711?from=mail',
    effectiveDirective: 'img-src',
    blockedURL: 'https://tracker.example/pixel.gif',
    sourceFile: `http://metier.test/mf/mf-seeker/${VERSIONS.stable}/page-0.js`,
  };

  it('names the release of the file, and counts for no rollout', async () => {
    const before = (await readSeeker())?.health;
    const body = JSON.stringify([{ type: 'csp-violation', url: '', body: violation }]);
    expect((await sendPolicy(body, 'application/reports+json')).statusCode).toBe(204);
    const [failure] = await until(readFailures, ([newest]) => newest?.kind === 'policy');
    expect(failure).toMatchObject({
      version: VERSIONS.stable,
      path: '/applications/:id',
      message: 'img-src refused https://tracker.example/pixel.gif',
    });
    expect((await readSeeker())?.health).toEqual(before);
  });

  it('is the shell’s when it was the page itself', async () => {
    const report = { 'document-uri': 'http://metier.test/', 'blocked-uri': 'inline' };
    expect((await sendPolicy(JSON.stringify({ 'csp-report': report }))).statusCode).toBe(204);
    const read = () => ask<PageFailure[]>('/failures/?remote=shell');
    expect(await until(read, (list) => list.length > 0)).toMatchObject([{ kind: 'policy', path: '' }]);
  });

  it('is refused when it is no JSON, and left out when it makes no sense', async () => {
    expect((await sendPolicy('{')).statusCode).toBe(400);
    expect((await sendPolicy('[7]')).statusCode).toBe(204);
    expect((await sendPolicy('{}', 'text/html')).statusCode).toBe(415);
  });
});

it('failures require a token', async () => {
  expect((await test.visit().get('/api/releases/failures/')).statusCode).toBe(401);
});

it('the figures offer views and failures by release', async () => {
  const { body } = await test.visit().get('/metrics');
  const labels = `remote="mf-seeker",version="${VERSIONS.stable}",channel="production"`;
  expect(body).toMatch(new RegExp(`release_page_views_total{${labels}} [1-9]`));
  expect(body).toMatch(new RegExp(`release_failures_total{${labels}} [1-9]`));
});

describe('a rollout', () => {
  const roll = (share: number) =>
    requestMove(test, {
      remote: 'mf-seeker',
      action: 'canary',
      version: VERSIONS.candidate,
      share,
      margin: 5,
      minimum_views: 10,
    });
  const tellOf = async (version: string, views: number, failures: number) => {
    const items = [
      ...Array<ReportItem>(views).fill(item('view', { version })),
      ...Array<ReportItem>(failures).fill(item('script', { version, message: 'It broke' })),
    ];
    expect((await tell(giveTicket(version), items)).statusCode).toBe(204);
  };

  it('halts itself once, with the figures, when its release fails too often', async () => {
    expect((await roll(50)).statusCode).toBe(201);
    await tellOf(VERSIONS.stable, 20, 1);
    await tellOf(VERSIONS.candidate, 10, 2);
    const live = await until(readSeeker, (seen) => seen?.rollout === null);
    expect(live).toMatchObject({
      version: VERSIONS.stable,
      actor: 'metier',
      reason:
        'The candidate fails in 20.0 % (2 of 10 page views), the stable release in 5.0 % (1 of 20 page views); 5 points more are allowed.',
    });
    await tellOf(VERSIONS.candidate, 10, 2);
    const moves = await ask<{ action: string }[]>('/moves/?remote=mf-seeker');
    expect(moves.map(({ action }) => action)).toEqual(['halt', 'canary', 'promote']);
  });

  it('is not halted by what was before it', async () => {
    expect((await roll(10)).statusCode).toBe(201);
    await tellOf(VERSIONS.candidate, 10, 0);
    const live = await until(readSeeker, (seen) => seen?.rollout?.candidate.views === 10);
    expect(live?.rollout).toMatchObject({ candidate: { views: 10, failures: 0 } });
  });
});
