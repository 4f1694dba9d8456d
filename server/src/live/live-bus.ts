import type { Queryable } from '../db/database';

/**
 * Signals between servers: events of one account, for its open pages, and changes of releases or of public
 * data.
 */
export type LiveSignal =
  | {
      readonly kind: 'message';
      readonly account: number;
      readonly application: number;
      readonly message: number;
    }
  | { readonly kind: 'unread'; readonly account: number }
  /** The account has a new notification, or has read some. */
  | { readonly kind: 'notices'; readonly account: number }
  /** Sessions of the account have ended. */
  | { readonly kind: 'sessions'; readonly account: number }
  /** A case of moderation was opened or decided. */
  | { readonly kind: 'moderation' }
  /** A release was published, or a pointer to a release was moved. */
  | { readonly kind: 'releases' }
  /** Public data of jobs or companies has changed. */
  | { readonly kind: 'board' }
  /** Signals of other servers may have been lost, for any account. */
  | { readonly kind: 'gap' };

export interface LiveBus {
  /**
   * Sends the signals to every server, including this one, once the transaction commits; never if it rolls
   * back.
   */
  publish(tx: Queryable, ...signals: readonly LiveSignal[]): Promise<void>;
  /** Returns the function that ends the subscription. */
  subscribe(listener: (signal: LiveSignal) => void): () => void;
  close(): Promise<void>;
}
