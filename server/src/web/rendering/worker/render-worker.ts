/**
 * Renders the pages of one build in a separate process, which isolates the server from errors and resource
 * use of a team's code. The code runs in a realm without any object of this process; only strings cross the
 * boundary.
 */
import { Socket } from 'node:net';
import { getHeapStatistics } from 'node:v8';
import { readFrames, toFrame } from '../frames';
import { openRealm } from './open-realm';

/** A pair of builds is about 1.2 MB; the data of a page is far smaller. */
const MAX_FRAME_BYTES = 32 * 1024 * 1024;
const CHANNEL = 3;

// Without a handler the signal would open a debugger.
process.on('SIGUSR1', () => undefined);
// Unhandled rejections of a build are ignored: its page times out.
process.on('unhandledRejection', () => undefined);

const channel = new Socket({ fd: CHANNEL, readable: true, writable: true });
const realm = openRealm();
let isResting = true;
let isCollecting = false;
let timer: NodeJS.Timeout | undefined;

const send = (messages: string) => {
  const { used_heap_size: heap, external_memory: external } = getHeapStatistics();
  channel.write(toFrame(`{"memory":${heap + external},"messages":${messages}}`));
};

/** Ignores exceptions of the realm, which may be any value; the affected page times out. */
function attempt(run: () => void): void {
  try {
    run();
  } catch {
    return;
  }
}

/** After all pending work of the realm, sends its messages and schedules its next timer. */
function collectSoon(): void {
  if (isCollecting) return;
  isCollecting = true;
  setImmediate(() => {
    isCollecting = false;
    attempt(() => {
      const messages = realm.collect();
      if (typeof messages === 'string' && messages !== '') send(messages);
    });
    clearTimeout(timer);
    attempt(() => {
      const delay = realm.findNextTimer();
      if (!isResting && typeof delay === 'number' && delay >= 0) timer = setTimeout(tick, delay);
    });
  });
}

function tick(): void {
  attempt(realm.runDueTimers);
  collectSoon();
}

function load(text: string): void {
  const { shell, remote } = JSON.parse(text) as { shell: string; remote: string };
  try {
    realm.load(shell, remote);
  } catch (error) {
    // No code of the build has run yet, so the error was created by V8 or `load`.
    const { message: reason } = error as Error;
    send(JSON.stringify([{ kind: 'unusable', reason }]));
  }
}

let take = (first: string): void => {
  load(first);
  take = (text) => {
    isResting = text === '';
    if (isResting) return clearTimeout(timer);
    attempt(() => realm.receive(text));
    collectSoon();
  };
};

channel.on(
  'data',
  readFrames(
    MAX_FRAME_BYTES,
    (text) => take(text),
    () => process.exit(1),
  ),
);
channel.on('close', () => process.exit(0));
channel.on('error', () => process.exit(1));
