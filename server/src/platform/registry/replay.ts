import { Type } from 'typebox';
import type { Dependencies } from '../../dependencies';
import { readSignedValue, signValue } from '../../signing';

/**
 * Identifies a visitor's exact set of releases at an earlier time: the channel's revision, and the remotes of
 * which they had the candidate.
 */
export interface Replay {
  readonly revision: number;
  readonly candidates: readonly string[];
}

/**
 * Parses the revision of a registry as `chooseForVisitor` writes it: `142~mf-seeker`; undefined for anything
 * else.
 */
export function readRevision(text: string): Replay | undefined {
  const [move = '', ...candidates] = text.split('~');
  if (!/^\d{1,9}$/.test(move)) return undefined;
  return { revision: Number(move), candidates };
}

type Basis = Pick<Dependencies, 'clock' | 'config'>;

const LINK_MS = 60 * 60_000;
const SignedRevision = Type.Object({ revision: Type.String() });

/** Signs a revision for a link that replays it, for an hour. */
export const signReplay = ({ clock, config }: Basis, revision: string): string =>
  signValue(config.sessionSecret, 'replay', { revision }, new Date(clock().getTime() + LINK_MS));

/** The replay of such a link; undefined if it is forged or has ended. */
export function readSignedReplay({ clock, config }: Basis, link: string): Replay | undefined {
  const signed = readSignedValue(config.sessionSecret, 'replay', link, SignedRevision, clock());
  return signed && readRevision(signed.revision);
}
