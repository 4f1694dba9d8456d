import { Writable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../../app';
import { startTestApp } from '../../testing/index';

const test = startTestApp();
let app: FastifyInstance;
let storeError: Error | undefined;
const log: { msg: string; part?: string; err?: { message: string } }[] = [];

beforeAll(async () => {
  const stream = new Writable({
    write(line: Buffer, _encoding, done) {
      log.push(JSON.parse(line.toString()));
      done();
    },
  });
  const files = {
    ...test.dependencies.files,
    check: () => (storeError ? Promise.reject(storeError) : Promise.resolve()),
  };
  app = await buildApp({ ...test.dependencies, files, logger: pino({ base: null }, stream) });
});
afterAll(() => app.close());

const readReadiness = async () => (await app.inject('/readyz')).json<object>();
const listChanges = () => log.filter(({ part }) => part).map(({ msg, part, err }) => ({ msg, part, err }));

it('a failing dependency is logged once with its cause, and so is its recovery', async () => {
  storeError = new Error('The bucket is gone.');
  for (let probe = 0; probe < 3; probe += 1)
    expect(await readReadiness()).toEqual({
      status: 'not ready',
      parts: { database: 'ok', files: 'failed' },
    });
  storeError = undefined;
  for (let probe = 0; probe < 3; probe += 1)
    expect(await readReadiness()).toEqual({ status: 'ready', parts: { database: 'ok', files: 'ok' } });
  expect(listChanges()).toEqual([
    {
      msg: 'a part of the server is not ready',
      part: 'files',
      err: expect.objectContaining({ message: 'The bucket is gone.' }),
    },
    { msg: 'a part of the server is ready again', part: 'files' },
  ]);
});
