import { useSyncExternalStore } from 'react';
import type { User } from '../contract/index';

/**
 * The session as a page sees it. The store behind it is the shell's; a page asks for changes and never makes them.
 */
export interface SessionPort {
  /** The signed-in person, or undefined for a visitor. */
  getUser(): User | undefined;
  /** Calls the listener after every change; gives back what ends the subscription. */
  subscribe(listener: () => void): () => void;
  /** Takes the user a login has answered with. Resolves when the shell knows which pages this user may open. */
  start(user: User): Promise<void>;
  /** Asks the server who is signed in. Resolves like `start`; rejects with the error of the call. */
  refresh(): Promise<User | undefined>;
  /** Logs out. Resolves when the visitor is anonymous again. */
  end(): Promise<void>;
}

/** The signed-in person, kept current while the component is mounted. */
export function useSession(session: SessionPort): User | undefined {
  return useSyncExternalStore(session.subscribe, session.getUser, session.getUser);
}
