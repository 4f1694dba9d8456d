import type { Queryable } from '../db/database';
import { createLocalBus } from './local-bus';
import { openPostgresBus } from './postgres-bus';

/** What servers tell each other: about an account, so that each can tell the pages it has open, and about releases. */
export type LiveSignal =
  | {
      readonly kind: 'message';
      readonly account: number;
      readonly application: number;
      readonly message: number;
    }
  | { readonly kind: 'unread'; readonly account: number }
  /** Sessions of the account have ended. */
  | { readonly kind: 'sessions'; readonly account: number }
  /** Something was published, or a pointer to a release was moved. */
  | { readonly kind: 'releases' }
  /** Something that everybody can see of jobs and companies has changed. */
  | { readonly kind: 'board' }
  /** Signals of other servers may have been missed, whoever they were about. */
  | { readonly kind: 'gap' };

export interface LiveBus {
  /** Tells every server, this one too, as soon as the transaction is kept, and never when it is not. */
  publish(tx: Queryable, signal: LiveSignal): Promise<void>;
  /** Gives back what ends the subscription. */
  subscribe(listener: (signal: LiveSignal) => void): () => void;
  close(): Promise<void>;
}

/** The bus of all servers that share a PostgreSQL. The embedded database has one server, and so has its bus. */
export function openLiveBus(databaseUrl: string | undefined): Promise<LiveBus> {
  return databaseUrl ? openPostgresBus(databaseUrl) : Promise.resolve(createLocalBus());
}
