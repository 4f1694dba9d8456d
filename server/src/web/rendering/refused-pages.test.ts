import type { FastifyInstance } from 'fastify';
import { startTestApp } from '../../testing/index';
import {
  makeRelease,
  makeShellRelease,
  publishRelease,
  requestMove,
  withServer,
} from '../../testing/releases';
import { BROWSER, startRenderingApp } from './testing/start-rendering-app';

const test = startTestApp({ PUBLIC_URL: 'https://jobs.example' });
let web: FastifyInstance;

const SHELL = `
  exports.lent = {};
  exports.render = async ({ url, remote }) =>
    ({ kind: 'page', status: 200, title: '', head: {}, state: '{}', html: remote.render(url) });`;
const REMOTE = `exports.remote = { render: (url) =>
  url.includes('script') ? '<script src="/mf/mf-public/own.js"></script>' : '<h1>Hello</h1>' };`;

beforeAll(async () => {
  const routes = [
    ['/', 'public'],
    ['/login', 'public'],
  ] as const;
  for (const [release, code] of [
    [makeShellRelease(), SHELL],
    [makeRelease('mf-public', { routes }), REMOTE],
  ] as const) {
    const built = withServer(release, code);
    await publishRelease(test, built, { contents: { 'server.cjs': code } });
    const move = { remote: built.name, action: 'promote', version: built.version } as const;
    expect((await requestMove(test, move)).statusCode).toBe(201);
  }
  web = await startRenderingApp(test.dependencies);
});

afterAll(() => web.close());

const get = (url: string, cookie = '') =>
  web.inject({ url, headers: { accept: 'text/html', 'user-agent': BROWSER, cookie } });

it('a page with what no build may return is the shell’s, and is counted as a failure of the release', async () => {
  const { statusCode, body, headers } = await get('/?script');
  expect(statusCode).toBe(200);
  expect(headers['x-not-rendered']).toBeUndefined();
  expect(body).toContain('<div id="root"></div>');
  expect(body).not.toContain('own.js');
  const figures = (await web.inject('/metrics')).body;
  expect(figures).toContain('rendered_pages_total{remote="mf-public",outcome="failed"} 1');
});

it('a smoke run is given the reason', async () => {
  const { headers } = await get('/?script', 'smoke=rendered');
  expect(headers['x-not-rendered']).toBe(encodeURIComponent('The page has an element <script>'));
});

it('the only scripts that run in a rendered page are made by that of the server', async () => {
  const { body, headers } = await get('/');
  expect(body).toMatch(/<div id="root"><h1>Hello<\/h1><\/div>[^]*<template>[^]*<\/template><script>/);
  expect(headers['content-security-policy']).toMatch(
    /;script-src 'self'( 'self'| 'sha256-[^']+')+ 'strict-dynamic'(;|$)/,
  );
});

it('a page where a password is typed is never rendered by a build', async () => {
  const { statusCode, body } = await get('/login');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"></div>');
});
