import type { Scene } from '../access-scene';

/** Path parameters and body of an operation, as its rightful sender would send them. */
export interface ProbeRequest {
  /** The whole body, a `tar.gz`. */
  readonly archive?: Buffer;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly body?: object;
}

/** Prepares a new request for each principal, so that none depends on the changes of another. */
export type Probe = (scene: Scene) => ProbeRequest | Promise<ProbeRequest>;

export type Probes = Readonly<Record<string, Probe>>;

let count = 0;
export const makeName = () => `somebody-${(count += 1)}`;

export const nothing: Probe = () => ({});
