import type { LiveMessage, LiveUnread } from '@metier/shared/contract';
import type { FastifyBaseLogger } from 'fastify';
import { refuse } from '../../errors';
import { listLiveSessions } from '../../http/session';
import type { LiveSignal } from '../../live/live-bus';
import type { Parts } from '../../parts';
import { countUnread } from '../messages/messages.service';
import type { Viewer } from '../viewer';
import { openEventStream, type EventStream } from './event-stream';

/** So many pages of one account are told live by one server; further ones have to ask now and then. */
export const MOST_STREAMS = 6;
const RETRY_AFTER_SECONDS = 60;
/** Well under the minute after which proxies close what is silent. */
const BEAT_MS = 25_000;

interface OpenStream extends EventStream {
  readonly sessionKey: string;
}

interface Audience {
  readonly viewer: Viewer;
  readonly streams: Set<OpenStream>;
  /** Events are told one after the other, so that a later count is never overtaken by an earlier one. */
  told: Promise<void>;
}

export interface LiveStreams {
  /** A stream of what happens to the viewer from now on; ends with the session. 429 when there are too many. */
  open(viewer: Viewer, sessionKey: string): EventStream['body'];
  /** Ends all streams: the browsers come back and ask for what they have missed. */
  endAll(): void;
}

/** The open streams of one server. It listens and beats only while there is somebody to tell. */
export function keepStreams(parts: Parts, log: Pick<FastifyBaseLogger, 'warn'>): LiveStreams {
  const audiences = new Map<number, Audience>();
  let stopListening: (() => void) | undefined;
  let beat: NodeJS.Timeout | undefined;

  const listStreams = () => [...audiences.values()].flatMap(({ streams }) => [...streams]);

  /** Counts after the commit, because what another transaction adds meanwhile is counted by neither. */
  function tell(audience: Audience, write: (stream: EventStream, unread: number) => void): void {
    audience.told = audience.told.then(async () => {
      try {
        const unread = await countUnread(parts, audience.viewer);
        for (const stream of audience.streams) write(stream, unread);
      } catch (error) {
        log.warn({ err: error }, 'an event could not be told');
        for (const stream of audience.streams) stream.end();
      }
    });
  }

  const tellUnread = (audience: Audience) =>
    tell(audience, (stream, unread) => stream.send('unread', { unread } satisfies LiveUnread));

  /** Ends the streams whose session is over, and shows the others that the connection lives. */
  async function check(streams: readonly OpenStream[]): Promise<void> {
    try {
      const alive = await listLiveSessions(
        parts,
        streams.map(({ sessionKey }) => sessionKey),
      );
      for (const stream of streams) {
        if (alive.has(stream.sessionKey)) stream.beat();
        else stream.end();
      }
    } catch (error) {
      log.warn({ err: error }, 'the sessions of open streams could not be checked');
    }
  }

  function hear(signal: LiveSignal): void {
    if (signal.kind === 'gap') return endAll();
    if (!('account' in signal)) return;
    const audience = audiences.get(signal.account);
    if (!audience) return;
    if (signal.kind === 'sessions') return void check([...audience.streams]);
    if (signal.kind === 'unread') return tellUnread(audience);
    const { application, message: id } = signal;
    tell(audience, (stream, unread) =>
      stream.send('message', { application, id, unread } satisfies LiveMessage),
    );
  }

  function join(viewer: Viewer): Audience {
    const audience = audiences.get(viewer.id) ?? { viewer, streams: new Set(), told: Promise.resolve() };
    audiences.set(viewer.id, audience);
    stopListening ??= parts.live.subscribe(hear);
    beat ??= setInterval(() => void check(listStreams()), BEAT_MS).unref();
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
      if (present >= MOST_STREAMS) throw refuse.throttled(RETRY_AFTER_SECONDS, 'event-streams');
      const audience = join(viewer);
      const stream: OpenStream = { ...openEventStream(), sessionKey };
      audience.streams.add(stream);
      stream.body.once('close', () => leave(audience, stream));
      tellUnread(audience);
      return stream.body;
    },
    endAll,
  };
}
