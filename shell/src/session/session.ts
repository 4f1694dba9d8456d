import { getMe, isApiError, logout, type Http } from '@metier/shared/api';
import type { User } from '@metier/shared/contract';
import type { SessionPort } from '@metier/shared/session';
import type { SessionStore } from './session-store';

export type SessionEnd = 'logout' | 'expiry';

export interface SessionSettings {
  readonly store: SessionStore;
  readonly http: Http;
  /** Called when somebody has signed in; what it returns is waited for. */
  readonly onStart: () => Promise<void>;
  /** Called when nobody is signed in any more; what it returns is waited for. */
  readonly onEnd: (end: SessionEnd) => Promise<void>;
}

/** The session as the shell sees it. */
export interface ShellSession extends SessionPort {
  /** Reads the user of an unread session at the start. If that fails, the visitor is nobody for now. */
  wake(): Promise<void>;
  /** Reads the user of an unread session. One that cannot be read is logged out. */
  settle(): Promise<User | undefined>;
  /** The server does not know the session any more. */
  lose(): void;
}

const isUnauthenticated = (error: unknown) => isApiError(error) && error.status === 401;

/** Who is signed in, and the ways that changes. */
export function createSession({ store, http, onStart, onEnd }: SessionSettings): ShellSession {
  const set = (user: User | undefined) => store.setState({ user, isUnread: false });

  async function finish(end: SessionEnd): Promise<void> {
    if (!store.getState().user && !store.getState().isUnread) return;
    set(undefined);
    await onEnd(end);
  }

  async function start(user: User): Promise<void> {
    set(user);
    await onStart();
  }

  async function refresh(): Promise<User | undefined> {
    try {
      await start(await getMe(http));
    } catch (error) {
      if (!isUnauthenticated(error)) throw error;
      await finish('expiry');
    }
    return store.getState().user;
  }

  let reading: Promise<User | undefined> | undefined;
  /** The start and the guard may ask at the same time. */
  const readOnce = () => (reading ??= refresh().finally(() => (reading = undefined)));

  return {
    getUser: () => store.getState().user,
    subscribe: (listener) => store.subscribe(listener),
    start,
    refresh,
    lose: () => void finish('expiry'),
    async end() {
      await logout(http).catch((error: unknown) => {
        if (!isUnauthenticated(error)) throw error;
      });
      await finish('logout');
    },
    async wake() {
      if (store.getState().isUnread) await readOnce().catch(() => undefined);
    },
    async settle() {
      if (!store.getState().isUnread) return store.getState().user;
      try {
        return await readOnce();
      } catch {
        await logout(http).catch(() => undefined);
        set(undefined);
        return undefined;
      }
    },
  };
}
