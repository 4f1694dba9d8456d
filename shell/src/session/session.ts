import { getMe, isApiError, logout, type Http } from '@metier/sdk/api';
import type { User } from '@metier/sdk/contract';
import type { SessionPort } from '@metier/sdk/session';
import { createEmitter, type Listenable } from '../base/emitter';
import type { SessionStore } from './session-store';

export type SessionEnd = 'logout' | 'expiry';

export interface SessionSettings {
  readonly store: SessionStore;
  readonly http: Http;
}

/** The session with the operations reserved for the shell. */
export interface ShellSession extends SessionPort {
  /** Reads the user of an unread session at startup. On failure, the visitor stays anonymous for now. */
  restore(): Promise<void>;
  /** Resolves with the user; reads an unread session first and logs it out on failure. */
  resolveUser(): Promise<User | undefined>;
  /** Ends a session that the server has rejected as expired. */
  expire(): void;
  /** A user has signed in; `start` and `refresh` wait for the listeners. */
  readonly started: Listenable<User>;
  /** The session has ended; `end` waits for the listeners. */
  readonly ended: Listenable<SessionEnd>;
}

const isUnauthenticated = (error: unknown) => isApiError(error) && error.status === 401;

/** The signed-in user and all transitions of the session. */
export function createSession({ store, http }: SessionSettings): ShellSession {
  const started = createEmitter<User>();
  const ended = createEmitter<SessionEnd>();
  const set = (user: User | undefined) => store.setState({ user, isUnread: false });

  async function finish(end: SessionEnd): Promise<void> {
    if (!store.getState().user && !store.getState().isUnread) return;
    set(undefined);
    await ended.emit(end);
  }

  async function start(user: User): Promise<void> {
    set(user);
    await started.emit(user);
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
  /** Coalesces concurrent reads by startup and guard. */
  const readOnce = () => (reading ??= refresh().finally(() => (reading = undefined)));

  return {
    getUser: () => store.getState().user,
    subscribe: (listener) => store.subscribe(listener),
    start,
    refresh,
    started,
    ended,
    expire: () => void finish('expiry'),
    async end() {
      await logout(http).catch((error: unknown) => {
        if (!isUnauthenticated(error)) throw error;
      });
      await finish('logout');
    },
    async restore() {
      if (store.getState().isUnread) await readOnce().catch(() => undefined);
    },
    async resolveUser() {
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
