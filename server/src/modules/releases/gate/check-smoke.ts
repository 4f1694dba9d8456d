import { smokeRunTexts as texts } from '../smoke.texts';
import type { Question } from './context';
import { unknown, type Finding } from './verdicts';

/**
 * What the server has seen in its own browser. What the caller claims to have seen proves nothing: a claimed "yes" is
 * unknown; a claimed "no" refuses, because the caller has nothing to gain by it.
 */
export function checkSmoke({ context: { smoke, claimedSmoke: claimed } }: Question): Finding {
  if (smoke && smoke.verdict !== 'unknown') return smoke;
  if (claimed?.verdict === 'no') return { verdict: 'no', why: texts.claimedNo(claimed.why) };
  const own = smoke?.why ?? texts.notTried;
  return unknown(claimed?.verdict === 'yes' ? texts.claimed(claimed.verdict, claimed.why, own) : own);
}
