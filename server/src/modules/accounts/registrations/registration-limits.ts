import { Refusal } from '../../../errors';
import { byNetwork, revertAttempts, throttle, type Throttle } from '../../../http/throttle/throttle';
import type { Dependencies } from '../../../dependencies';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;

/** Registrations, refused ones too: two or three school classes behind one address register within an hour. */
const ATTEMPTS: readonly Throttle[] = [
  { name: 'register-network', limit: 120, windowMs: HOUR_MS },
  { name: 'register-network-day', limit: 400, windowMs: DAY_MS },
];
/** Responses that reveal that an e-mail has an account, which is what a probe is for. */
const TAKEN_EMAILS: readonly Throttle[] = [
  { name: 'register-taken', limit: 10, windowMs: HOUR_MS },
  { name: 'register-taken-day', limit: 40, windowMs: DAY_MS },
];

const listAttempts = (rules: readonly Throttle[], address: string) =>
  rules.flatMap((rule) => byNetwork(rule, address));

/** Counts an attempt to register from this address; 429 after too many. */
export const limitRegistrations = (dependencies: Dependencies, address: string): Promise<void> =>
  throttle(dependencies, listAttempts(ATTEMPTS, address));

/**
 * Runs `work`, which may reveal that an e-mail has an account. After many such responses a network gets 429
 * before any lookup, because refusing only those responses would reveal the same.
 */
export async function limitEnumeration<Result>(
  dependencies: Dependencies,
  address: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const probes = listAttempts(TAKEN_EMAILS, address);
  await throttle(dependencies, probes);
  let isRevealed = false;
  try {
    return await work();
  } catch (error) {
    isRevealed = error instanceof Refusal && 'email' in error.body;
    throw error;
  } finally {
    if (!isRevealed) await revertAttempts(dependencies, probes);
  }
}
