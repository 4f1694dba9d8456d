import type { User } from '@metier/sdk/contract';
import { createStore, type StoreApi } from 'zustand/vanilla';

export interface SessionState {
  readonly user: User | undefined;
  /** True for a session whose user the server could not read when it created the page. */
  readonly isUnread: boolean;
}

export type SessionStore = StoreApi<SessionState>;

export const createSessionStore = (initial: SessionState): SessionStore => createStore(() => initial);
