import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../app';
import { jobBody, joinCompany, publishJob, readOk } from '../testing/fixtures';
import { startTestApp } from '../testing/index';
import { logRequest } from '../http/response/redact-tokens';

const test = startTestApp();
const LIST = '/api/jobs/?page_size=6';

let app: FastifyInstance;
let address: string;
const log: { msg: string; req?: { url: string; release?: string } }[] = [];

beforeAll(async () => {
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      log.push(JSON.parse(String(line)));
      done();
    },
  });
  app = await buildApp({ ...test.dependencies, logger: pino({ serializers: { req: logRequest } }, stream) });
  address = await app.listen();
});

afterAll(() => app.close());

/** The response, and whether it was served from the response cache. */
async function ask(url: string, headers: Record<string, string> = {}) {
  log.length = 0;
  const response = await fetch(`${address}${url}`, { headers });
  const isFromCache = log.some(({ msg }) => msg.includes('response cache'));
  return { response, body: await response.text(), isFromCache };
}

/** Requests the URL until the cache holds it; after a change it may take two requests. */
async function warmUp(url: string): Promise<void> {
  await ask(url);
  await ask(url);
}

it('a repeated request gets the same head and body from the cache, with its own request id', async () => {
  const first = await ask(LIST);
  const again = await ask(LIST, { 'x-metier-release': 'mf-public@1.0.0' });
  expect([first.isFromCache, again.isFromCache]).toEqual([false, true]);
  expect(again.body).toBe(first.body);
  const [one, other] = [first, again].map(({ response }) => Object.fromEntries(response.headers));
  expect(other).toEqual({ ...one, date: expect.any(String), 'x-request-id': expect.any(String) });
  expect(other?.['x-request-id']).not.toBe(one?.['x-request-id']);
  expect(log.at(-1)?.req).toMatchObject({ url: LIST, release: 'mf-public@1.0.0' });
  const figures = await app.inject('/metrics');
  expect(figures.body).toMatch(/duration_seconds_count{method="GET",route="\/api\/jobs\/?",status="200"} 2/);
});

it('it says so when the reader has the answer already', async () => {
  await warmUp(LIST);
  const { response } = await ask(LIST);
  const again = await ask(LIST, { 'if-none-match': String(response.headers.get('etag')) });
  expect([again.isFromCache, again.response.status, again.body]).toEqual([true, 304, '']);
});

it('requests with credentials and resources that are not shared lists bypass the cache', async () => {
  await warmUp(LIST);
  const job = await publishJob(await joinCompany(test));
  const questions: [string, Record<string, string>][] = [
    [LIST, { cookie: 'csrftoken=a.b; sessionid=c' }],
    [LIST, { cookie: 'visitor=somebody' }],
    [LIST, { authorization: 'Bearer mtr_token' }],
    [`/api/jobs/${job.id}/`, {}],
    ['/api/jobs/?page_size=0', {}],
  ];
  for (const [url, headers] of questions) {
    await ask(url);
    expect([url, headers, (await ask(url, headers)).isFromCache]).toEqual([url, headers, false]);
  }
  await warmUp(LIST);
  expect((await ask(LIST, { cookie: 'theme=dark; csrftoken=a.b' })).isFromCache).toBe(true);
  expect((await ask(LIST, { cookie: 'device=a.b; csrftoken=a.b' })).isFromCache).toBe(true);
});

it('a browser without a CSRF cookie gets one, also when the cached request had one', async () => {
  const { response } = await ask('/api/jobs/?page_size=5', { cookie: 'csrftoken=a.b' });
  const token = response.headers.getSetCookie()[0]?.match(/^csrftoken=([^;]+)/)?.[1];
  await ask('/api/jobs/?page_size=4', { cookie: `csrftoken=${token}` });
  for (let time = 0; time < 2; time += 1) {
    const { response: without } = await ask('/api/jobs/?page_size=4');
    expect(without.headers.getSetCookie()).toEqual([expect.stringMatching(/^csrftoken=/)]);
  }
  const { response: having } = await ask('/api/jobs/?page_size=4', { cookie: `csrftoken=${token}` });
  expect(having.headers.getSetCookie()).toEqual([]);
});

it('what is named in the language of the request is kept for each language', async () => {
  const url = '/api/jobs/suggestions/?field=location&text=ZH';
  const suggest = async (language: string) => {
    const { body, isFromCache } = await ask(url, { 'accept-language': language });
    return [(JSON.parse(body) as { text: string }[])[0]?.text, isFromCache];
  };
  const [french, german] = ['Canton de Zurich', 'Kanton Zürich'];
  const keep = async (language: string) => {
    // One that is not yet counted is not kept.
    while (!(await ask(url, { 'accept-language': language })).isFromCache);
  };
  await keep('fr');
  expect(await suggest('fr-CH, fr;q=0.9')).toEqual([french, true]);
  expect(await suggest('de')).toEqual([german, false]);
  await keep('de');
  expect(await suggest('de')).toEqual([german, true]);
  expect(await suggest('fr')).toEqual([french, true]);
  await ask(LIST, { 'accept-language': 'fr' });
  expect((await ask(LIST, { 'accept-language': 'de' })).isFromCache).toBe(true);
});

it('a change is seen at once', async () => {
  const company = await joinCompany(test);
  await warmUp(LIST);
  readOk(await company.post('/api/jobs/', { ...jobBody, title: 'Quite new' }));
  const { isFromCache, body } = await ask(LIST);
  expect(isFromCache).toBe(false);
  expect(body).toContain('Quite new');
});
