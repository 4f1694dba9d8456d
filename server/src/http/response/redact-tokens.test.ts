import Fastify from 'fastify';
import { pino } from 'pino';
import { logRequest } from './redact-tokens';

/** Returns the logged fields of a request. */
async function readLogged(url: string, headers: Record<string, string> = {}) {
  const lines: string[] = [];
  const serializers = { req: logRequest };
  const loggerInstance = pino({ serializers }, { write: (line: string) => void lines.push(line) });
  const app = Fastify({ loggerInstance });
  app.get('/*', () => 'a page');
  await app.inject({ url, headers });
  await app.close();
  const requests = lines.map((line) => JSON.parse(line)).filter(({ req }) => req);
  return { requests: requests.map(({ req }) => req), text: lines.join('') };
}

it.each([
  ['/reset-password?token=abc-_9', '/reset-password?token=…'],
  ['/newsletter/confirm/?a=1&TOKEN=abc&b=2', '/newsletter/confirm/?a=1&TOKEN=…&b=2'],
  ['/jobs?keyword=token', '/jobs?keyword=token'],
])('%s is logged as %s', async (url, logged) => {
  const { requests, text } = await readLogged(url);
  expect(requests.map((request) => request.url)).toEqual([logged]);
  expect(text).not.toContain('abc');
});

it('a call is logged with the release that has made it', async () => {
  const release = 'mf-seeker@1.4.2-0a1b; channel=production; revision=142~mf-seeker';
  const { requests } = await readLogged('/', { 'x-metier-release': release });
  expect(requests).toMatchObject([{ release }]);
});

it.each(['x'.repeat(201), '{"forged": true}', '<script>'])(
  '%s is no release, and not logged',
  async (text) => {
    const { requests } = await readLogged('/', { 'x-metier-release': text });
    expect(requests[0]).not.toHaveProperty('release');
  },
);
