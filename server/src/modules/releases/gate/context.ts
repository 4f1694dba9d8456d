import type { AnyRelease, RemoteRelease, ShellRelease, Smoke } from '@metier/shared/contract';
import type { ApiDocument } from '../../../http/openapi/document';
import type { PathGrant } from '../path-grants';
import type { FileReading } from './read-file';

/** A file of the candidate as it lies in the store. */
export interface StoredFile {
  /** Of the bytes themselves, as in the attribute `integrity`. */
  readonly integrity: string;
  /** Bytes on the way to a browser: those of the brotli copy, or of the file where there is none. */
  readonly transferSize: number;
  /** Bytes of the file itself. */
  readonly size: number;
  /** Left out for what is neither script nor style sheet. */
  readonly reading?: FileReading | undefined;
}

/** What the gate has to know beside the releases. */
export interface GateContext {
  /** The live API, as this very server describes it. */
  readonly api: ApiDocument;
  /** Which remote may claim which paths. */
  readonly grants: readonly PathGrant[];
  /** The candidate's files by path; left out when nobody has looked. */
  readonly stored?: ReadonlyMap<string, StoredFile> | undefined;
  /** Every release that is kept, the newest first: what a way out is looked for among. */
  readonly listPublished?: (() => readonly AnyRelease[]) | undefined;
  /** The remotes that move in the same moment, and the shell, by their names: the rest of the train. */
  readonly moving?: readonly string[] | undefined;
  /** What the server has seen in its own browser; left out when it has not looked. */
  readonly smoke?: Smoke | undefined;
  /** What the caller says to have seen in theirs. */
  readonly claimedSmoke?: Smoke | undefined;
}

/** A candidate, and what is live beside it. */
export interface Question {
  readonly candidate: AnyRelease;
  /** The live shell, and the candidate of its rollout; none when the candidate is a shell itself. */
  readonly shells: readonly ShellRelease[];
  /** Without those that the candidate would replace. */
  readonly remotes: readonly RemoteRelease[];
  /** What the candidate would replace. */
  readonly replaced: readonly AnyRelease[];
  readonly context: GateContext;
}

export const isRemote = (release: AnyRelease): release is RemoteRelease => 'container' in release;

/** `mf-seeker 1.4.2` */
export const nameRelease = ({ name, version }: AnyRelease): string => `${name} ${version}`;

/** Each remote that would run in a shell, with that shell; none when the other half is missing. */
export function listPairs({ candidate, shells, remotes }: Question): [RemoteRelease, ShellRelease][] {
  if (!isRemote(candidate)) return remotes.map((remote) => [remote, candidate]);
  return shells.map((shell) => [candidate, shell]);
}
