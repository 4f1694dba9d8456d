import { useSyncExternalStore } from 'react';
import type { User } from '../contract/index';

/**
 * Read access of a page to the session. The store belongs to the shell; a page requests changes and never
 * makes them.
 */
export interface SessionPort {
  /** The signed-in user; undefined for a visitor. */
  getUser(): User | undefined;
  /** Calls the listener after every change; returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
  /** Sets the user returned by a login. Resolves once the shell has loaded the registry for this user. */
  start(user: User): Promise<void>;
  /**
   * Fetches the signed-in user from the server. Resolves like `start`; rejects with the error of the call.
   */
  refresh(): Promise<User | undefined>;
  /** Logs out. Resolves when the visitor is anonymous again. */
  end(): Promise<void>;
}

/** The signed-in user, kept current while the component is mounted. */
export function useSession(session: SessionPort): User | undefined {
  return useSyncExternalStore(session.subscribe, session.getUser, session.getUser);
}
