import { createHash, randomBytes } from 'node:crypto';
import stringify from 'safe-stable-stringify';
import type { ApprovalAct, ReleaseNews } from '@metier/sdk/contract';
import type { ReleaseFileRow } from '../store/releases.repository';

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Hash of a description as it was published, whatever the order of its keys in the database. */
export const digestDescription = (description: object): string =>
  hash(stringify(description)).toString('hex');

/** Hash of all files of a release and their compressed copies. */
export function digestFiles(
  rows: readonly Pick<ReleaseFileRow, 'path' | 'encoding' | 'integrity' | 'mediaType'>[],
): string {
  const lines = rows.map(({ path, encoding, integrity, mediaType }) =>
    JSON.stringify([path, encoding, integrity, mediaType]),
  );
  return hash(lines.sort().join('\n')).toString('hex');
}

/** Exactly one build. */
export interface ReleaseIdentity {
  readonly remote: string;
  readonly version: string;
  readonly description: string;
  readonly files: string;
}

/** That a release may be shown to all visitors in place of the one that is live. */
export interface ReleaseStatement extends ReleaseIdentity {
  readonly act: 'release';
  readonly channel: 'production';
  /** The version that is live; null when there is none. */
  readonly since: string | null;
  readonly news?: ReleaseNews;
  /** Why the server seals it itself. */
  readonly sealed?: 'installed' | 'adopted' | 'emergency';
}

/** That a request of an operator may be made once. */
export interface OperatorStatement {
  readonly act: Exclude<ApprovalAct, 'release'>;
  readonly remote: string;
  readonly body: object;
}

/** That another machine has built the same. */
export interface RebuildStatement extends ReleaseIdentity {
  readonly act: 'rebuild';
}

export type Statement = ReleaseStatement | OperatorStatement | RebuildStatement;

/** What every statement says besides. */
export interface StatementFacts {
  readonly title: string;
  readonly reason: string;
  readonly askedBy: string;
  readonly at: string;
}

export type WrittenStatement = Statement & StatementFacts;

/** The text that is signed; no two are equal. */
export const writeStatement = (statement: WrittenStatement): string => {
  const unique: object = { ...statement, nonce: randomBytes(16).toString('hex') };
  return stringify(unique);
};

/** Reads a text of `writeStatement`, whose signature is checked. */
export const readStatement = (text: string): WrittenStatement => JSON.parse(text) as WrittenStatement;

/** The challenge that a device signs for a text: signing it is signing the text. */
export const challengeOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(hash(text));

/** Equal for requests of the same by the same team. */
export const subjectOf = (statement: Statement, askedBy: string): string => {
  const about = 'body' in statement ? statement.body : { ...statement, news: undefined };
  return hash(stringify([statement.act, statement.remote, about, askedBy])).toString('hex');
};
