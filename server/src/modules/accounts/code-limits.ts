import type { Dependencies } from '../../dependencies';
import { byNetwork, revertAttempts, throttle, type Throttle } from '../../http/throttle/throttle';

const QUARTER_HOUR_MS = 15 * 60_000;

/** Wrong codes of one account: in a quarter of an hour and in a day, of a million possible ones. */
const byAccount: Throttle = { name: 'code-account', limit: 10, windowMs: QUARTER_HOUR_MS };
const byAccountAndDay: Throttle = { name: 'code-account-day', limit: 60, windowMs: 24 * 60 * 60_000 };
const byCaller: Throttle = { name: 'code-network', limit: 30, windowMs: QUARTER_HOUR_MS };

/**
 * Counts an attempt at a code of the account, and reverts that unless `check` returns undefined for a wrong one;
 * 429 after too many wrong ones. Strangers cannot use the limits up: they would need the password first.
 */
export async function limitCodes<Result>(
  dependencies: Dependencies,
  { userId, address }: { readonly userId: number; readonly address: string },
  check: () => Promise<Result | undefined>,
): Promise<Result | undefined> {
  const subject = `user ${userId}`;
  const attempts = [
    { rule: byAccount, subject },
    { rule: byAccountAndDay, subject },
    ...byNetwork(byCaller, address),
  ];
  await throttle(dependencies, attempts);
  let isWrong = false;
  try {
    const result = await check();
    isWrong = result === undefined;
    return result;
  } finally {
    if (!isWrong) await revertAttempts(dependencies, attempts);
  }
}
