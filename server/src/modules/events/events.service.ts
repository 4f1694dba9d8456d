import type { LiveMessage, LiveModeration, LiveNotices, LiveUnread } from '@metier/sdk/contract';
import type { FastifyBaseLogger } from 'fastify';
import { refuse } from '../../errors';
import { listValidSessions } from '../../http/session/session';
import type { LiveSignal } from '../../live/live-bus';
import type { Dependencies } from '../../dependencies';
import { countUnread } from '../messages/messages.service';
import { countOpenCases } from '../moderation/cases.service';
import { countUnreadNotifications } from '../notifications/notifications.service';
import type { Viewer } from '../viewer';
import { openEventStream, type EventStream } from './event-stream';

/** Maximum of open streams per account and server; further pages have to poll. */
export const MAX_STREAMS = 6;
const RETRY_AFTER_SECONDS = 60;
/** Well below the minute after which proxies close idle connections. */
const BEAT_MS = 25_000;

type WarningLog = Pick<FastifyBaseLogger, 'warn'>;

interface OpenStream extends EventStream {
  readonly sessionKey: string;
}

interface Audience {
  readonly viewer: Viewer;
  readonly streams: Set<OpenStream>;
  /** Queue of sends, so that a stale count is never sent after a newer one. */
  sendQueue: Promise<void>;
}

export interface LiveStreams {
  /**
   * Opens a stream of the viewer's events from now on; it ends with the session. 429 when there are too many.
   */
  open(viewer: Viewer, sessionKey: string): EventStream['body'];
  /** Ends all streams; browsers reconnect and fetch what they have missed. */
  endAll(): void;
}

/** Ends the streams whose session has ended, and sends the others a heartbeat. */
async function checkSessions(
  dependencies: Dependencies,
  log: WarningLog,
  streams: readonly OpenStream[],
): Promise<void> {
  try {
    const alive = await listValidSessions(
      dependencies,
      streams.map(({ sessionKey }) => sessionKey),
    );
    for (const stream of streams) {
      if (alive.has(stream.sessionKey)) stream.sendHeartbeat();
      else stream.end();
    }
  } catch (error) {
    log.warn({ err: error }, 'the sessions of open streams could not be checked');
  }
}

/** Counts after the commit, because two concurrent transactions would each miss the other's message. */
const createBroadcast =
  (dependencies: Dependencies, log: WarningLog) =>
  (
    audience: Audience,
    write: (stream: EventStream, unread: number) => void,
    readCount = countUnread,
  ): void => {
    audience.sendQueue = audience.sendQueue.then(async () => {
      try {
        const unread = await readCount(dependencies, audience.viewer);
        for (const stream of audience.streams) write(stream, unread);
      } catch (error) {
        log.warn({ err: error }, 'an event could not be sent');
        for (const stream of audience.streams) stream.end();
      }
    });
  };

/** Manages the open streams of one server; subscribes and sends heartbeats only while any stream is open. */
export function createLiveStreams(dependencies: Dependencies, log: WarningLog): LiveStreams {
  const audiences = new Map<number, Audience>();
  let stopListening: (() => void) | undefined;
  let beat: NodeJS.Timeout | undefined;

  const listStreams = () => [...audiences.values()].flatMap(({ streams }) => [...streams]);
  const broadcast = createBroadcast(dependencies, log);

  const broadcastUnread = (audience: Audience) =>
    broadcast(audience, (stream, unread) => stream.send('unread', { unread } satisfies LiveUnread));

  const broadcastNotifications = (audience: Audience) =>
    broadcast(
      audience,
      (stream, unread) => stream.send('notices', { unread } satisfies LiveNotices),
      countUnreadNotifications,
    );

  const broadcastCases = (audience: Audience) =>
    broadcast(
      audience,
      (stream, open) => stream.send('moderation', { open_cases: open } satisfies LiveModeration),
      countOpenCases,
    );

  const listOperators = () =>
    [...audiences.values()].filter(({ viewer }) => viewer.accountType === 'operator');

  function onSignal(signal: LiveSignal): void {
    if (signal.kind === 'gap') return endAll();
    if (signal.kind === 'moderation') return listOperators().forEach(broadcastCases);
    if (!('account' in signal)) return;
    const audience = audiences.get(signal.account);
    if (!audience) return;
    if (signal.kind === 'sessions') return void checkSessions(dependencies, log, [...audience.streams]);
    if (signal.kind === 'unread') return broadcastUnread(audience);
    if (signal.kind === 'notices') return broadcastNotifications(audience);
    const { application, message: id } = signal;
    broadcast(audience, (stream, unread) =>
      stream.send('message', { application, id, unread } satisfies LiveMessage),
    );
  }

  function join(viewer: Viewer): Audience {
    const audience = audiences.get(viewer.id) ?? { viewer, streams: new Set(), sendQueue: Promise.resolve() };
    audiences.set(viewer.id, audience);
    stopListening ??= dependencies.live.subscribe(onSignal);
    beat ??= setInterval(() => void checkSessions(dependencies, log, listStreams()), BEAT_MS).unref();
    return audience;
  }

  function leave(audience: Audience, stream: OpenStream): void {
    audience.streams.delete(stream);
    if (audience.streams.size === 0) audiences.delete(audience.viewer.id);
    if (audiences.size > 0) return;
    stopListening?.();
    clearInterval(beat);
    stopListening = beat = undefined;
  }

  function endAll(): void {
    for (const stream of listStreams()) stream.end();
  }

  return {
    open(viewer, sessionKey) {
      const present = audiences.get(viewer.id)?.streams.size ?? 0;
      if (present >= MAX_STREAMS) throw refuse.throttled(RETRY_AFTER_SECONDS, 'event-streams');
      const audience = join(viewer);
      const stream: OpenStream = { ...openEventStream(), sessionKey };
      audience.streams.add(stream);
      stream.body.once('close', () => leave(audience, stream));
      broadcastUnread(audience);
      broadcastNotifications(audience);
      if (viewer.accountType === 'operator') broadcastCases(audience);
      return stream.body;
    },
    endAll,
  };
}
