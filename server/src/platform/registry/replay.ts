import type { Replay } from '../visitors/choose';

/**
 * Parses the revision of a registry as `chooseForVisitor` writes it: `142~mf-seeker`; undefined for anything
 * else.
 */
export function readRevision(text: string): Replay | undefined {
  const [move = '', ...candidates] = text.split('~');
  if (!/^\d{1,9}$/.test(move)) return undefined;
  return { revision: Number(move), candidates };
}
