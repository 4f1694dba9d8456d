import type { AnyRelease, RemoteRelease, ShellRelease, Smoke } from '@metier/sdk/contract';
import type { ApiDocument } from '../../http/openapi/document';
import type { PathGrant } from '../teams/path-grants';
import type { FileAnalysis } from './analysis';

/** A file of the candidate as it is in the store. */
export interface CandidateFile {
  /** Hash of the stored bytes, in the format of the `integrity` attribute. */
  readonly integrity: string;
  /** Transferred bytes: those of the brotli copy, or of the file if there is none. */
  readonly transferSize: number;
  /** Bytes of the file itself. */
  readonly size: number;
  /** Only for scripts and style sheets. */
  readonly reading?: FileAnalysis | undefined;
}

/** Since when releases have had each language, and how long others may be without it. */
export interface LanguageRule {
  readonly since: ReadonlyMap<string, Date>;
  readonly now: Date;
  readonly graceDays: number;
}

/** Input of the gate in addition to the releases. */
export interface GateContext {
  /** The live API as described by this server. */
  readonly api: ApiDocument;
  /** Which remote may claim which paths. */
  readonly grants: readonly PathGrant[];
  readonly languages: LanguageRule;
  /** The candidate's files by path; undefined if they were not read. */
  readonly stored?: ReadonlyMap<string, CandidateFile> | undefined;
  /** All kept releases, newest first, from which to suggest a fix. */
  readonly listPublished?: (() => readonly AnyRelease[]) | undefined;
  /** Names of the other members of the train. */
  readonly moving?: readonly string[] | undefined;
  /** Result of the server's own browser; undefined without a run. */
  readonly smoke?: Smoke | undefined;
  /** Result that the caller claims. */
  readonly claimedSmoke?: Smoke | undefined;
}

/** A candidate and the live releases to check it against. */
export interface GateInput {
  readonly candidate: AnyRelease;
  /** The live shell, and the candidate of its rollout; empty if the candidate is a shell itself. */
  readonly shells: readonly ShellRelease[];
  /** Without those that the candidate would replace. */
  readonly remotes: readonly RemoteRelease[];
  /** Live releases that the candidate would replace. */
  readonly replaced: readonly AnyRelease[];
  readonly context: GateContext;
}

export const isRemote = (release: AnyRelease): release is RemoteRelease => 'container' in release;

/** `mf-seeker 1.4.2` */
export const nameRelease = ({ name, version }: AnyRelease): string => `${name} ${version}`;

/** Each remote with each shell it would run in; empty if either side is missing. */
export function listPairs({ candidate, shells, remotes }: GateInput): [RemoteRelease, ShellRelease][] {
  if (!isRemote(candidate)) return remotes.map((remote) => [remote, candidate]);
  return shells.map((shell) => [candidate, shell]);
}
