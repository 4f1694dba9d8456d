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
