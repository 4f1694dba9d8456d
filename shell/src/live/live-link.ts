import { countUnreadMessages, type Http } from '@metier/shared/api';
import type { LiveMessage, LiveUnread } from '@metier/shared/contract';
import type { LiveEvent } from '@metier/shared/remote';

/** The part of the browser's `EventSource` that is used. */
export interface LiveSource {
  readonly readyState: number;
  addEventListener(type: string, listener: (event: Event) => void): void;
  close(): void;
}

export interface LinkSettings {
  readonly http: Http;
  readonly openSource: (address: string) => LiveSource;
  readonly hear: (event: LiveEvent, unread: number) => void;
}

/** A stream of events where that works, a question now and then where it does not. */
export interface LiveLink {
  /** Does nothing while it is open. */
  open(): void;
  close(): void;
  /** Asks now, unless the server tells by itself. */
  ask(): void;
}

const ADDRESS = '/api/events/';
/** `EventSource.CLOSED`: the browser does not try again by itself. */
const CLOSED = 2;
/** A stream that has not begun by then is held back by something between here and the server. */
const OPENING_MS = 10_000;
const ASKING_MS = 25_000;
/** After so many questions in place of a stream, the stream is tried again. */
const QUESTIONS = 4;

const read = <Data>(event: Event): Data => JSON.parse((event as MessageEvent<string>).data) as Data;

export function createLiveLink({ http, openSource, hear }: LinkSettings): LiveLink {
  let source: LiveSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOpen = false;
  /** Whether something may have been missed since the link was there last. */
  let hasGap = false;
  let questions = 0;

  function listen(): void {
    const current = (source = openSource(ADDRESS));
    timer = setTimeout(askInstead, OPENING_MS);
    current.addEventListener('open', () => clearTimeout(timer));
    current.addEventListener('message', (event) => {
      const { application, id, unread } = read<LiveMessage>(event);
      hear({ kind: 'message', application, id }, unread);
    });
    // The first event of every connection.
    current.addEventListener('unread', (event) => {
      hear({ kind: hasGap ? 'missed' : 'unread' }, read<LiveUnread>(event).unread);
      hasGap = false;
    });
    current.addEventListener('error', () => {
      hasGap = true;
      if (current === source && current.readyState === CLOSED) askInstead();
    });
  }

  function drop(): void {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  }

  function askInstead(): void {
    drop();
    questions = 0;
    void askAgain();
  }

  async function ask(): Promise<void> {
    // A session that has ended is the http port's to notice; any other failure is put right by the next answer.
    const unread = await countUnreadMessages(http).catch(() => undefined);
    if (unread !== undefined && isOpen && !source) hear({ kind: 'missed' }, unread);
  }

  async function askAgain(): Promise<void> {
    await ask();
    if (!isOpen || source) return;
    questions += 1;
    timer = setTimeout(questions < QUESTIONS ? () => void askAgain() : listen, ASKING_MS);
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
    ask: () => void (isOpen && !source && ask()),
  };
}
