import { smokeRunTexts as texts } from '../smoke.texts';
import type { GateInput } from '../context';
import { unknown, type CheckResult } from '../verdicts';

/**
 * Checks the result of the server's own browser. A claim of the caller proves nothing: a claimed "yes" is
 * unknown; a claimed "no" refuses, because the caller has nothing to gain by it.
 */
export function checkSmoke({ context: { smoke, claimedSmoke: claimed } }: GateInput): CheckResult {
  if (smoke && smoke.verdict !== 'unknown') return smoke;
  if (claimed?.verdict === 'no') return { verdict: 'no', why: texts.claimedNo(claimed.why) };
  const own = smoke?.why ?? texts.notTried;
  return unknown(claimed?.verdict === 'yes' ? texts.claimed(claimed.verdict, claimed.why, own) : own);
}
