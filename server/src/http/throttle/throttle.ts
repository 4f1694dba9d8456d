import { createHash } from 'node:crypto';
import { refuse } from '../../errors';
import type { Dependencies } from '../../dependencies';
import { listNetworks } from './networks';
import {
  countAttempts,
  deleteEndedWindows,
  deleteWindows,
  listOpenWindows,
  refundAttempts,
  shortenWindow,
  type ThrottleWindow,
} from './throttle.repository';

/** Rate limit: at most `limit` attempts by one subject in a window that starts with the first attempt. */
export interface Throttle {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** One attempt by a subject under a rule. */
export interface Attempt {
  readonly rule: Throttle;
  readonly subject: string;
}

/** Factors of the limit for wider networks: an address and its /24, or the IPv6 /64, /48 and /32. */
const WIDER_LIMITS = [1, 4, 20];
/** Twice the number of windows that a login may add, so that ended windows become fewer. */
const MAX_DELETED = 16;

/** One attempt for each network of the address, with a higher limit for wider networks. */
export const byNetwork = (rule: Throttle, address: string, factors = WIDER_LIMITS): Attempt[] =>
  listNetworks(address).map((subject, width) => ({
    rule: { ...rule, limit: rule.limit * (factors[width] ?? 1) },
    subject,
  }));

/**
 * Counts an attempt under all of these rules, or refuses with 429 and counts nothing if one of them is
 * exhausted: refusals for a narrow network do not use up the limit of its neighbours.
 */
export async function throttle(dependencies: Dependencies, attempts: readonly Attempt[]): Promise<void> {
  if (!dependencies.config.areThrottlesOn) return;
  const now = dependencies.clock();
  const windows = attempts.map((attempt) => openWindow(attempt, now));
  await refuseSpent(dependencies, attempts, windows, now);
  const counted = await countAttempts(dependencies.db, windows, now);
  if (counted.some(({ attempts: count }) => count === 1))
    await deleteEndedWindows(dependencies.db, now, MAX_DELETED);
  const exceeded = findWindow(attempts, counted, ({ attempts: count }, limit) => count > limit);
  if (!exceeded) return;
  await revertAttempts(dependencies, attempts);
  throw refuseUntil(exceeded, now);
}

/** Number of currently counted attempts. */
export async function readAttempts({ db, clock }: Dependencies, attempt: Attempt): Promise<number> {
  const [window] = await listOpenWindows(db, [makeKey(attempt)], clock());
  return window?.attempts ?? 0;
}

/** Reverts attempts that turned out not to be what the rules limit. */
export async function revertAttempts(
  { db, config }: Dependencies,
  attempts: readonly Attempt[],
): Promise<void> {
  if (config.areThrottlesOn && attempts.length > 0) await refundAttempts(db, attempts.map(makeKey));
}

/** Resets these counts after a success. */
export async function resetAttempts(
  { db, config }: Dependencies,
  attempts: readonly Attempt[],
): Promise<void> {
  if (config.areThrottlesOn) await deleteWindows(db, attempts.map(makeKey));
}

async function refuseSpent(
  { db }: Dependencies,
  attempts: readonly Attempt[],
  windows: readonly ThrottleWindow[],
  now: Date,
): Promise<void> {
  const keys = windows.map(({ key }) => key);
  const open = await listOpenWindows(db, keys, now);
  // A window that ends later than a new one would was opened before the clock was set back.
  for (const window of windows)
    if (open.some(({ key, resetsAt }) => key === window.key && resetsAt > window.resetsAt))
      await shortenWindow(db, window);
  const spent = findWindow(attempts, open, ({ attempts: count }, limit) => count >= limit);
  if (spent) throw refuseUntil(spent, now);
}

interface Exceeded {
  readonly rule: Throttle;
  readonly window: ThrottleWindow;
}

function findWindow(
  attempts: readonly Attempt[],
  windows: readonly ThrottleWindow[],
  isExceeded: (window: ThrottleWindow, limit: number) => boolean,
): Exceeded | undefined {
  for (const attempt of attempts) {
    const window = windows.find(({ key }) => key === makeKey(attempt));
    if (window && isExceeded(window, attempt.rule.limit)) return { rule: attempt.rule, window };
  }
  return undefined;
}

function refuseUntil({ rule, window }: Exceeded, now: Date) {
  const waitMs = Math.min(rule.windowMs, window.resetsAt.getTime() - now.getTime());
  return refuse.throttled(Math.max(1, Math.ceil(waitMs / 1000)), rule.name);
}

const openWindow = (attempt: Attempt, now: Date): ThrottleWindow => ({
  key: makeKey(attempt),
  attempts: 1,
  resetsAt: new Date(now.getTime() + attempt.rule.windowMs),
});

const makeKey = ({ rule, subject }: Attempt) =>
  `${rule.name}:${createHash('sha256').update(subject).digest('base64url')}`;
