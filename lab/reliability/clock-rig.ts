import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createBrowserClient, type BrowserClient } from '../../tools/lib/browser-client';
import { ANSWERS, joinAsCompany, joinAsSeeker, makeJobBody } from '../../tools/server-life/accounts';
import { confirmByMails } from './lib/confirm-accounts';
import { launchServer, type LaunchedServer } from '../../tools/server-life/launch-server';
import { openLiveStream } from './lib/live-stream';
import { writeDuring } from './lib/outage';
import type { ReliabilityRig } from './lib/part';
import { makeShiftedClock } from './lib/shifted-clock';
import { EVERY_WRITE, openWorkload } from './lib/workload';

export type ClockFigures = {
  readonly offsetHours: number;
  readonly acknowledged: number;
  readonly liveAfterMs: number;
};

const HOUR_MS = 60 * 60_000;
/** The offsets cancel out, so that the clock is correct after each round. */
const JUMPS = [1, 1, -1, -1];
/** Window of the login rate limit; see docs/operations.md. */
const THROTTLE_SECONDS = 15 * 60;
const SOON_MS = 10_000;

interface Board {
  readonly server: LaunchedServer;
  readonly company: BrowserClient;
  readonly seeker: BrowserClient;
  readonly application: number;
}

/** A server on the embedded database, so that both share one clock. Each step shifts it by an hour. */
export async function openClockRig(guesses = 12): Promise<ReliabilityRig<ClockFigures>> {
  const clock = makeShiftedClock();
  const server = await launchServer({ THROTTLES: 'on' }, clock.execArgv);
  const rules = { longestMs: 15_000, mayBeDown: () => false };
  const board = await makeBoard(server);
  const workload = await openWorkload({ address: server.address, lanes: 2, writes: EVERY_WRITE, rules });
  let offset = 0;

  async function run(step: number, random: () => number): Promise<ClockFigures> {
    const live = await openLiveStream(server.address, board.seeker);
    try {
      // Another account each step: the limit of a day is not tested here.
      const guesser = await failToLogIn(server.address, `guessed-${step}`, guesses);
      offset += (JUMPS[step % JUMPS.length] ?? 1) * HOUR_MS;
      const figures = await writeDuring({ server, workload }, random, async () => {
        await wait(300);
        await clock.shift(offset);
        await wait(300);
      });
      await expectSessions(board);
      await expectFolderLocked(server, clock.execArgv);
      const liveAfterMs = await expectMessageArrives(board, step, live);
      await expectNewJobIsFound(board, `clock${step}x${Math.floor(random() * 1e9)}`);
      if (guesses > 0) await expectShortLock(guesser);
      return { offsetHours: offset / HOUR_MS, acknowledged: figures.acknowledged, liveAfterMs };
    } finally {
      live.close();
    }
  }

  return {
    run,
    async close() {
      await server.remove();
      clock.remove();
    },
  };
}

async function makeBoard(server: LaunchedServer): Promise<Board> {
  const company = await joinAsCompany(server.address, 'clock-company');
  const seeker = await joinAsSeeker(server.address, 'clock-seeker');
  await confirmByMails(server, 2);
  const job = await company.send<{ id: number }>('POST', '/api/jobs/', makeJobBody('Watchmaker'));
  const body = { ...ANSWERS, job_id: job.id };
  const { id } = await seeker.send<{ id: number }>('POST', '/api/auth/applications/', body);
  return { server, company, seeker, application: id };
}

interface Guesser {
  readonly visitor: BrowserClient;
  readonly username: string;
}

/** Returns the client that has guessed the password of this account this many times. */
async function failToLogIn(address: string, username: string, times: number): Promise<Guesser> {
  const guesser = { visitor: createBrowserClient(address), username };
  for (let time = 0; time < times; time += 1) await guess(guesser);
  return guesser;
}

async function guess({ visitor, username }: Guesser): Promise<Response> {
  if (!visitor.headers()['x-csrftoken']) await (await visitor.call('GET', '/api/')).text();
  const body = { username, password: 'wrong horse battery' };
  const response = await visitor.call('POST', '/api/auth/login/', { body });
  await response.arrayBuffer();
  return response;
}

async function expectShortLock(guesser: Guesser): Promise<void> {
  const { status, headers } = await guess(guesser);
  const seconds = Number(headers.get('retry-after') ?? 0);
  if (![400, 401, 429].includes(status) || seconds > THROTTLE_SECONDS)
    throw new Error(`A login is answered ${status} and asked to wait for ${seconds} s.`);
}

async function expectSessions({ company, seeker }: Board): Promise<void> {
  for (const visitor of [company, seeker]) await visitor.send('GET', '/api/auth/me/');
}

/** A second server with the same clock must not acquire the lock on the folder. */
async function expectFolderLocked({ dataDir }: LaunchedServer, execArgv: readonly string[]): Promise<void> {
  const second = launchServer({ DATA_DIR: dataDir }, execArgv);
  const outcome = await second.then(
    async (server) => {
      await server.remove();
      return 'started';
    },
    (error: unknown) => String(error),
  );
  if (!outcome.includes('in use by another server'))
    throw new Error(`A second server on the same folder: ${outcome}`);
}

async function expectMessageArrives(
  { server, company, application }: Board,
  step: number,
  live: { waitFor(text: string, longestMs: number): Promise<number> },
): Promise<number> {
  const mails = await countMails(server);
  const text = `Message ${step} of the clock`;
  const arrives = live.waitFor('event: message', SOON_MS);
  arrives.catch(() => {});
  await company.send('POST', '/api/messages/', { application, subject: 'Time', body: text });
  const deadline = performance.now() + SOON_MS;
  while ((await countMails(server)) <= mails) {
    if (performance.now() > deadline) throw new Error('The mail of a message was not sent.');
    await wait(50);
  }
  return arrives;
}

const countMails = async ({ dataDir }: LaunchedServer) =>
  (await readdir(join(dataDir, 'mail'))).filter((name) => name.endsWith('message-received.eml')).length;

/** Two seconds are promised; a busy machine gets some more. */
async function expectNewJobIsFound({ server, company }: Board, word: string): Promise<void> {
  const path = `/api/jobs/?keyword=${word}`;
  const count = async () => Number((await fetch(new URL(path, server.address))).headers.get('x-total-count'));
  if ((await count()) !== 0) throw new Error(`There is a job ${word} already.`);
  await company.send('POST', '/api/jobs/', makeJobBody(`Cook ${word}`));
  const deadline = performance.now() + SOON_MS;
  while ((await count()) !== 1) {
    if (performance.now() > deadline) throw new Error(`${path} does not find a new job.`);
    await wait(50);
  }
}
