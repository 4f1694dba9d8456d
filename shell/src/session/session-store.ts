import type { User } from '@metier/shared/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface SessionState {
  readonly user: User | undefined;
  /** There is a session, but the server could not say whose when it made the page. */
  readonly isUnread: boolean;
}

export type SessionStore = StoreApi<SessionState>;

export const createSessionStore = (initial: SessionState): SessionStore => createStore(() => initial);
