import { createHash } from 'node:crypto';
import { isIPv4, isIPv6 } from 'node:net';
import { refuse } from '../errors';
import type { Parts } from '../parts';
import { countAttempt, deleteEndedWindows, forgetAttempts } from './throttle.repository';

export interface Throttle {
  readonly name: string;
  readonly limit: number;
  readonly windowMs: number;
}

/** Counts an attempt by `subject`; refuses with 429 once there are more than the limit in the window. */
export async function throttle(parts: Parts, rule: Throttle, subject: string): Promise<void> {
  if (!parts.config.areThrottlesOn) return;
  const now = parts.clock();
  await deleteEndedWindows(parts.db, now);
  const windowEnd = new Date(now.getTime() + rule.windowMs);
  const { attempts, resetsAt } = await countAttempt(parts.db, makeKey(rule, subject), now, windowEnd);
  if (attempts > rule.limit)
    throw refuse.throttled(Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1000)));
}

/** Starts a subject's count anew, after a success. */
export async function clearThrottle(parts: Parts, rule: Throttle, subject: string): Promise<void> {
  if (parts.config.areThrottlesOn) await forgetAttempts(parts.db, makeKey(rule, subject));
}

/** What stands for a caller's address: IPv4 as it is, IPv6 by its /64, because one household has all of it. */
export function networkOf(address: string): string {
  const mapped = address.replace(/^::ffff:/i, '');
  if (isIPv4(mapped)) return mapped;
  if (!isIPv6(address)) return 'unknown';
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const [left, right] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean));
  const missing = tail === undefined ? 0 : 8 - (left?.length ?? 0) - (right?.length ?? 0);
  const groups = [...(left ?? []), ...Array<string>(missing).fill('0'), ...(right ?? [])];
  return `${groups
    .slice(0, 4)
    .map((group) => parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

const makeKey = (rule: Throttle, subject: string) =>
  `${rule.name}:${createHash('sha256').update(subject).digest('base64url')}`;
