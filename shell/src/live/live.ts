import type { LiveEvent, LivePort } from '@metier/sdk/remote';
import type { SessionPort } from '@metier/sdk/session';
import { createStore } from 'zustand/vanilla';
import { listen } from '../base/listen';
import type { RegistryClient } from '../registry/registry-client';
import { createLiveLink, type LinkSettings, type LiveCounts } from './live-link';

export interface Live extends LivePort {
  /** Number of unread notifications; undefined until it is loaded. */
  getNotificationCount(): number | undefined;
  /** Connects whenever a signed-in user can receive events; returns a function that stops it. */
  start(): () => void;
}

export type LiveSettings = Omit<LinkSettings, 'onEvent'> & {
  readonly session: SessionPort;
  readonly registry: Pick<RegistryClient, 'get' | 'store'>;
};

interface LiveState {
  /** Number of unread messages; undefined until it is known. */
  readonly unread: number | undefined;
  /** Number of unread notifications. */
  readonly notifications?: number | undefined;
  /** The last event; every event changes the state. */
  readonly event: LiveEvent | undefined;
}

const MESSAGES = '/messages';
/**
 * A hidden page keeps its connection for 10 s only, because browsers allow six for all pages of an origin.
 */
const HIDDEN_MS = 10_000;

/** Live events of the signed-in user, while the page is visible and the product has a messages page. */
export function createLive({ session, registry, ...link }: LiveSettings): Live {
  const store = createStore<LiveState>(() => ({ unread: undefined, event: undefined }));
  let listenerId: number | undefined;
  let hiding: ReturnType<typeof setTimeout> | undefined;

  const connection = createLiveLink({ ...link, onEvent });

  function onEvent(event: LiveEvent, counts: LiveCounts): void {
    const before = store.getState();
    const next = { ...before, ...counts, event };
    const isChanged = next.unread !== before.unread || next.notifications !== before.notifications;
    if (event.kind !== 'unread' || isChanged) store.setState(next);
  }

  function findListener(): number | undefined {
    const hasMessages = registry.get().access.some(({ path }) => path === MESSAGES);
    return hasMessages ? session.getUser()?.id : undefined;
  }

  /** Discards the count, because it belongs to the previous user. */
  function forget(next: number | undefined): void {
    connection.close();
    listenerId = next;
    const { unread, notifications } = store.getState();
    if (unread === undefined && notifications === undefined) return;
    store.setState({ unread: undefined, notifications: undefined, event: { kind: 'unread' } });
  }

  function sync(): void {
    const next = findListener();
    if (next !== listenerId) forget(next);
    clearTimeout(hiding);
    if (document.visibilityState === 'hidden') hiding = setTimeout(connection.close, HIDDEN_MS);
    else if (next !== undefined) connection.open();
  }

  function reconnect(): void {
    connection.close();
    sync();
  }

  return {
    getUnreadCount: () => store.getState().unread,
    getNotificationCount: () => store.getState().notifications,
    subscribe: (listener) => store.subscribe(({ event }) => event && listener(event)),
    refresh: connection.poll,
    start() {
      const ends = [
        session.subscribe(sync),
        registry.store.subscribe(sync),
        listen(document, 'visibilitychange', sync),
        listen(window, 'online', reconnect),
        listen(window, 'pageshow', sync),
        listen(window, 'pagehide', connection.close),
      ];
      sync();
      return () => {
        ends.forEach((end) => end());
        clearTimeout(hiding);
        connection.close();
      };
    },
  };
}
