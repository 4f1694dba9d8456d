import type { Job } from '@metier/sdk/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { joinCompany, publishJob, type CompanyClient } from '../../testing/fixtures';
import { startTestApp } from '../../testing/index';
import {
  makeRelease,
  makeShellRelease,
  publishRelease,
  requestMove,
  withServer,
} from '../../testing/releases';
import { startRenderingApp, SHELL } from './testing/start-rendering-app';

const test = startTestApp({ PUBLIC_URL: 'https://jobs.example' });
let web: FastifyInstance;
let company: CompanyClient;
let job: Job;

const REMOTE = `exports.remote = {
  async render(path, { page }) {
    return { html: '<i>' + (page.language || 'en') + '</i>', head: { canonical: path } };
  },
};`;
const shell = { ...withServer(makeShellRelease(), SHELL), languages: { de: [], fr: [], it: [] } };
const remote = withServer(
  makeRelease('mf-public', {
    routes: [
      ['/', 'public'],
      ['/job/:id', 'public'],
    ],
  }),
  REMOTE,
);

beforeAll(async () => {
  for (const [release, code] of [
    [shell, SHELL],
    [remote, REMOTE],
  ] as const) {
    await publishRelease(test, release, { contents: { 'server.cjs': code } });
    const { name, version } = release;
    const reply = await requestMove(test, { remote: name, action: 'promote', version });
    expect([reply.statusCode, reply.body]).toEqual([201, expect.anything()]);
  }
  company = await joinCompany(test);
  job = await publishJob(company);
  web = await startRenderingApp(test.dependencies);
});

afterAll(() => web.close());

const get = (url: string, given: InjectOptions = {}) =>
  web.inject({ url, ...given, headers: { accept: 'text/html', ...given.headers } });

it('pages of two languages are never mixed, also from the cache', async () => {
  const read = async (url: string, accepted: string, cookie = '') => {
    const { body, headers } = await get(url, { headers: { 'accept-language': accepted, cookie } });
    return [/<i>(..)<\/i>/.exec(body)?.[1], headers['content-language']];
  };
  for (let round = 0; round < 2; round += 1) {
    const pages = await Promise.all([
      read('/?keyword=nurse', 'de-CH,de;q=0.9'),
      read('/?keyword=nurse', 'en'),
      read('/fr?keyword=nurse', 'en'),
      read('/fr?keyword=nurse', 'en', 'language=it'),
    ]);
    expect(pages).toEqual(['de', 'en', 'fr', 'it'].map((language) => [language, language]));
  }
});

it('search engines find a page in each language, and the link of the header keeps the choice', async () => {
  const { body } = await get(`/fr/job/${job.id}`);
  expect(body).toContain(`<link rel="canonical" href="https://jobs.example/fr/job/${job.id}">`);
  expect(body).toContain(`hreflang="de" href="https://jobs.example/de/job/${job.id}">`);
  expect(body).toContain(`hreflang="x-default" href="https://jobs.example/job/${job.id}">`);
  const chosen = await get('/?keyword=nurse&lang=it');
  expect([chosen.statusCode, chosen.headers.location]).toEqual([303, '/?keyword=nurse']);
  expect(String(chosen.headers['set-cookie'])).toContain('language=it');
});

it('the pages of a person are in the language of the account, on every device', async () => {
  const { statusCode } = await company.put('/api/auth/account/language/', { language: 'fr' });
  expect(statusCode).toBe(204);
  const cookies = { ...Object.fromEntries(company.cookies), language: 'it' };
  const page = await get('/', { cookies, headers: { 'accept-language': 'de' } });
  expect(page.headers['content-language']).toBe('fr');
  expect(page.body).toContain('"language":"fr"');
});
