import { countUnreadMessages, countUnreadNotices, type Http } from '@metier/sdk/api';
import type { LiveMessage, LiveNotices, LiveUnread } from '@metier/sdk/contract';
import type { LiveEvent } from '@metier/sdk/remote';

/** The part of the browser's `EventSource` that is used. */
export interface LiveSource {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: Event) => void): void;
  close(): void;
}

/** Counts that came with an event. */
export interface LiveCounts {
  /** Number of unread messages. */
  readonly unread?: number;
  /** Number of unread notifications. */
  readonly notifications?: number;
}

export interface LinkSettings {
  readonly http: Http;
  readonly openSource: (address: string) => LiveSource;
  readonly onEvent: (event: LiveEvent, counts: LiveCounts) => void;
}

/** Event stream with polling as the fallback. */
export interface LiveLink {
  /** Does nothing while it is open. */
  open(): void;
  close(): void;
  /** Polls now, unless the stream is in use. */
  poll(): void;
}

const ADDRESS = '/api/events/';
/** `EventSource.CLOSED`: the browser does not try again by itself. */
const CLOSED = 2;
/** A stream that has not opened by then is blocked or buffered between the browser and the server. */
const OPENING_MS = 10_000;
const POLL_INTERVAL_MS = 25_000;
/** Polls after which the stream is tried again. */
const POLLS_BEFORE_RETRY = 4;

const noCount = () => undefined;

const read = <Data>(event: Event): Data => JSON.parse((event as MessageEvent<string>).data) as Data;

export function createLiveLink({ http, openSource, onEvent }: LinkSettings): LiveLink {
  let source: LiveSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  /** True if events may have been missed since the last connection. */
  let hasGap = false;
  let questions = 0;

  function listen(): void {
    const current = (source = openSource(ADDRESS));
    timer = setTimeout(startPolling, OPENING_MS);
    current.addEventListener('open', () => clearTimeout(timer));
    current.addEventListener('message', (event) => {
      const { application, id, unread } = read<LiveMessage>(event);
      onEvent({ kind: 'message', application, id }, { unread });
    });
    // The first event of every connection.
    current.addEventListener('unread', (event) => {
      onEvent({ kind: hasGap ? 'missed' : 'unread' }, read<LiveUnread>(event));
      hasGap = false;
    });
    current.addEventListener('notices', (event) =>
      onEvent({ kind: 'unread' }, { notifications: read<LiveNotices>(event).unread }),
    );
    current.addEventListener('moderation', () => onEvent({ kind: 'moderation' }, {}));
    current.addEventListener('error', () => {
      hasGap = true;
      if (current === source && current.readyState === CLOSED) startPolling();
    });
  }

  function drop(): void {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  }

  function startPolling(): void {
    drop();
    questions = 0;
    void askAgain();
  }

  async function ask(): Promise<void> {
    // The http port handles an expired session; the next poll corrects any other failure.
    const [messages, notifications] = await Promise.all([
      countUnreadMessages(http).then((unread) => ({ unread }), noCount),
      countUnreadNotices(http).then((count) => ({ notifications: count }), noCount),
    ]);
    if ((messages || notifications) && isOpen && !source)
      onEvent({ kind: 'missed' }, { ...messages, ...notifications });
  }

  async function askAgain(): Promise<void> {
    await ask();
    if (!isOpen || source) return;
    questions += 1;
    timer = setTimeout(questions < POLLS_BEFORE_RETRY ? () => void askAgain() : listen, POLL_INTERVAL_MS);
  }

  return {
    open() {
      if (isOpen) return;
      isOpen = true;
      listen();
    },
    close() {
      if (!isOpen) return;
      isOpen = false;
      hasGap = true;
      drop();
    },
    poll: () => void (isOpen && !source && ask()),
  };
}
