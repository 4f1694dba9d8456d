import type { Scene } from '../access-scene';
import type { Principal } from './principals';

/** Path parameters, query and body of an operation, as its rightful sender would send them. */
export interface ProbeRequest {
  /** The whole body, a `tar.gz`. */
  readonly archive?: Buffer;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

/** How the access test calls an operation, and the outcomes that its declared access does not imply. */
export interface Probe {
  /** Prepares a request, a new one after each that was accepted: none depends on the changes of another. */
  readonly request: (scene: Scene) => ProbeRequest | Promise<ProbeRequest>;
  /** Statuses of principals that the access admits, but the resource does not. */
  readonly except?: Readonly<Partial<Record<Principal, number>>>;
  /**
   * Statuses for both sides of a withdrawn application, when the company has no other application of the same
   * candidate; without it the operation responds as before.
   */
  readonly afterWithdrawal?: readonly [owningSeeker: number, owningProvider: number];
  /** Each principal uses a new account without a profile, because the operation consumes session or profile. */
  readonly usesNewAccounts?: boolean;
}

export type Probes = Readonly<Record<string, Probe>>;

let count = 0;
export const makeName = () => `somebody-${(count += 1)}`;

export const nothing: Probe = { request: () => ({}) };

/** What no device has answered. */
export const madeUpPasskey = {
  id: 'bm90LWEtcGFzc2tleQ',
  rawId: 'bm90LWEtcGFzc2tleQ',
  type: 'public-key',
  response: {},
  clientExtensionResults: {},
};

/** The resource does not exist for people without a relation to it. */
export const STRANGERS = { 'other seeker': 404, 'other provider': 404 } as const;
