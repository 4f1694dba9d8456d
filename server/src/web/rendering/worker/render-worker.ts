/**
 * Renders the pages of one build, in a process of its own: the code is a team's, and neither its mistakes nor its
 * appetite are to be the server's. The code runs in a realm without any object of this process; texts go in and out.
 */
import { Socket } from 'node:net';
import { getHeapStatistics } from 'node:v8';
import { readFrames, toFrame } from '../frames';
import { openRealm } from './open-realm';

/** A pair of builds is under a megabyte; data of a page is far less. */
const MAX_FRAME_BYTES = 32 * 1024 * 1024;
const CHANNEL = 3;

// Else the signal would open a debugger.
process.on('SIGUSR1', () => undefined);
// What a build leaves unhandled is its own: the page runs into its limit.
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

/** What the realm throws is not looked at: it might be anything. The page it was for runs into its limit. */
function attempt(run: () => void): void {
  try {
    run();
  } catch {
    return;
  }
}

/** After everything that the realm has to do now, its messages are passed on, and its next timer is set. */
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
    // No code of the build has run yet, so this error is what V8 or `load` has made.
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
