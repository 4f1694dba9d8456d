/**
 * Renders the pages of one build in a separate process, which isolates the server from errors and resource
 * use of a team's code. The code runs in realms without any object of this process; only strings cross the
 * boundary.
 */
import { Socket } from 'node:net';
import { setPriority } from 'node:os';
import { getHeapStatistics } from 'node:v8';
import { readFrames, toFrame } from '../frames';
import type { ProcessStart } from '../messages';
import { compileBuilds, openRealm, type CompiledBuilds } from './open-realm';
import { createPrivateRealms } from './private-realms';
import { createRealmRunner } from './realm-runner';

/** A pair of builds is about 1.2 MB; the data of a page is far smaller. */
const MAX_FRAME_BYTES = 32 * 1024 * 1024;
const CHANNEL = 3;
/** Pages of signed-in people are not in the cache: they must not delay those of visitors. */
const PRIVATE_PRIORITY = 5;

// Without a handler the signal would open a debugger.
process.on('SIGUSR1', () => undefined);
// Unhandled rejections of a build are ignored: its page times out.
process.on('unhandledRejection', () => undefined);

const channel = new Socket({ fd: CHANNEL, readable: true, writable: true });

/** Sends messages of a realm, and for which page they are if the realm is that page's alone. */
function send(messages: string, task?: number): void {
  const { used_heap_size: heap, external_memory: external } = getHeapStatistics();
  const of = task === undefined ? '' : `"task":${task},`;
  channel.write(toFrame(`{"memory":${heap + external},${of}"messages":${messages}}`));
}

/** Handles `<task> <message>`, `<task>` for its end, and an empty text when no page is left. */
type Take = (text: string) => void;

function shareRealm(builds: CompiledBuilds): Take {
  const runner = createRealmRunner(openRealm(builds), { send, isClockStopped: false });
  return (text) => {
    if (text === '') runner.rest();
    else runner.receive(text.slice(text.indexOf(' ') + 1));
  };
}

function separateRealms(builds: CompiledBuilds): Take {
  const realms = createPrivateRealms(builds, send);
  return (text) => {
    const end = text.indexOf(' ');
    if (end >= 0) realms.receive(Number(text.slice(0, end)), text.slice(end + 1));
    else if (text === '') realms.rest();
    else realms.end(Number(text));
  };
}

function start(text: string): Take {
  const { shell, remote, isPrivate } = JSON.parse(text) as ProcessStart;
  if (isPrivate) setPriority(PRIVATE_PRIORITY);
  try {
    const builds = compileBuilds(shell, remote);
    return isPrivate ? separateRealms(builds) : shareRealm(builds);
  } catch (error) {
    // No code of the build has run yet, so the error was created by V8 or `compileBuilds`.
    const { message: reason } = error as Error;
    send(JSON.stringify([{ kind: 'unusable', reason }]));
    return () => undefined;
  }
}

let take: Take = (first) => {
  take = start(first);
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
