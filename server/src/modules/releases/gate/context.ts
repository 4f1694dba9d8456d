import type { AnyRelease, RemoteRelease, ShellRelease, Smoke } from '@metier/shared/contract';
import type { ApiDocument } from '../../../http/openapi/document';

/** A file of the candidate as it lies in the store. */
export interface StoredFile {
  /** Of the bytes themselves, as in the attribute `integrity`. */
  readonly integrity: string;
  /** Bytes on the way to a browser: those of the brotli copy, or of the file where there is none. */
  readonly transferSize: number;
}

/** What the gate has to know beside the releases. */
export interface GateContext {
  /** The live API, as this very server describes it. */
  readonly api: ApiDocument;
  /** The candidate's files by path; left out when nobody has looked. */
  readonly stored?: ReadonlyMap<string, StoredFile> | undefined;
  /** What was seen in a real page; left out when nobody has tried. */
  readonly smoke?: Smoke | undefined;
}

/** A candidate, and what is live beside it. */
export interface Question {
  readonly candidate: AnyRelease;
  /** Undefined when there is none, or when the candidate is one itself. */
  readonly shell: ShellRelease | undefined;
  /** Without the one that the candidate would replace. */
  readonly remotes: readonly RemoteRelease[];
  readonly context: GateContext;
}

export const isRemote = (release: AnyRelease): release is RemoteRelease => 'container' in release;

/** `mf-seeker 1.4.2` */
export const nameRelease = ({ name, version }: AnyRelease): string => `${name} ${version}`;

/** Each remote that would run in a shell, with that shell; none when the other half is missing. */
export function listPairs({ candidate, shell, remotes }: Question): [RemoteRelease, ShellRelease][] {
  if (!isRemote(candidate)) return remotes.map((remote) => [remote, candidate]);
  return shell ? [[candidate, shell]] : [];
}
