import type { Realm } from './open-realm';

/** Runs the code of one realm: its calls, its timers, and the collection of its messages. */
export interface RealmRunner {
  receive(text: string): void;
  /** Suspends the realm's timers until the next message. */
  rest(): void;
}

interface Options {
  /** Sends the messages, a JSON array. */
  readonly send: (messages: string) => void;
  /** Without a clock: timers run in their order once nothing is read, however long that takes. */
  readonly isClockStopped: boolean;
}

/** Ignores exceptions of the realm, which may be any value; the affected page times out. */
function attempt(run: () => void): void {
  try {
    run();
  } catch {
    return;
  }
}

const countReads = (messages: string) =>
  (JSON.parse(messages) as { kind?: unknown }[]).filter(({ kind }) => kind === 'read').length;

export function createRealmRunner(realm: Realm, { send, isClockStopped }: Options): RealmRunner {
  let isResting = true;
  let isCollecting = false;
  let timer: NodeJS.Timeout | undefined;
  /** Reads without an answer, counted only without a clock. */
  let pendingReads = 0;

  function collect(): void {
    const messages = realm.collect();
    if (typeof messages !== 'string' || messages === '') return;
    if (isClockStopped) pendingReads += countReads(messages);
    send(messages);
  }

  function scheduleTimer(): void {
    const delay = realm.findNextTimer();
    if (isResting || typeof delay !== 'number' || delay < 0) return;
    if (!isClockStopped) timer = setTimeout(tick, delay);
    else if (pendingReads === 0) timer = setTimeout(tick, 0);
  }

  /** After all pending work of the realm, sends its messages and schedules its next timer. */
  function collectSoon(): void {
    if (isCollecting) return;
    isCollecting = true;
    setImmediate(() => {
      isCollecting = false;
      clearTimeout(timer);
      if (isResting && isClockStopped) return;
      attempt(collect);
      attempt(scheduleTimer);
    });
  }

  function tick(): void {
    attempt(realm.runDueTimers);
    collectSoon();
  }

  return {
    receive(text) {
      isResting = false;
      if (pendingReads > 0) pendingReads -= 1;
      attempt(() => realm.receive(text));
      collectSoon();
    },
    rest() {
      isResting = true;
      clearTimeout(timer);
    },
  };
}
