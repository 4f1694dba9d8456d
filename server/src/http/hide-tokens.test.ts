import Fastify from 'fastify';
import { pino } from 'pino';
import { logRequest } from './hide-tokens';

it.each([
  ['/reset-password?token=abc-_9', '/reset-password?token=…'],
  ['/newsletter/confirm/?a=1&TOKEN=abc&b=2', '/newsletter/confirm/?a=1&TOKEN=…&b=2'],
  ['/jobs?keyword=token', '/jobs?keyword=token'],
])('%s is logged as %s', async (url, logged) => {
  const lines: string[] = [];
  const serializers = { req: logRequest };
  const loggerInstance = pino({ serializers }, { write: (line: string) => void lines.push(line) });
  const app = Fastify({ loggerInstance });
  app.get('/*', () => 'a page');
  await app.inject({ url });
  await app.close();
  const requests = lines.map((line) => JSON.parse(line)).filter(({ req }) => req);
  expect(requests.map(({ req }) => req.url)).toEqual([logged]);
  expect(lines.join('')).not.toContain('abc');
});
