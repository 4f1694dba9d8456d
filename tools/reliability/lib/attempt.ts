import type { CallOptions, Visitor } from '../../lib/visitor';

/** A refusal, and a connection that a killed server has cut: the write may have been made, or not. */
export const UNKNOWN = Symbol('unknown');

export interface AttemptRules {
  /** The longest that any request may take, its answer included. */
  readonly longestMs: number;
  /** Whether the server may be gone at the moment; otherwise every request has to be answered. */
  mayBeGone(): boolean;
}

/** How often the server was busy, and the slowest answer. */
export interface AttemptCount {
  acknowledged: number;
  busy: number;
  slowestMs: number;
}

/**
 * Sends a request that is right: the answer is a success, whose body it gives, or a 503 with Retry-After, or, while the
 * server may be gone, none. Rejects on everything else, and when nothing comes in time.
 */
export async function attempt(
  visitor: Visitor,
  [method, path, options]: readonly [method: string, path: string, options?: CallOptions],
  rules: AttemptRules,
  count: AttemptCount,
): Promise<Buffer | typeof UNKNOWN> {
  const began = performance.now();
  try {
    const signal = AbortSignal.timeout(rules.longestMs);
    // On a connection of its own: one that the server closes while it is idle would be taken for a refusal.
    const response = await visitor.call(method, path, {
      ...options,
      signal,
      headers: { connection: 'close' },
    });
    const body = Buffer.from(await response.arrayBuffer());
    if (response.ok) {
      count.acknowledged += 1;
      return body;
    }
    if (response.status !== 503 || !response.headers.get('retry-after'))
      throw new BrokenPromise(`${method} ${path}: ${response.status} ${body.toString().slice(0, 300)}`);
    count.busy += 1;
    return UNKNOWN;
  } catch (error) {
    if (error instanceof BrokenPromise) throw error;
    const isLate = (error as Error).name === 'TimeoutError';
    if (!isLate && rules.mayBeGone()) return UNKNOWN;
    const why = isLate ? `no answer within ${rules.longestMs} ms` : explain(error);
    throw new BrokenPromise(`${method} ${path}: ${why}`, { cause: error });
  } finally {
    count.slowestMs = Math.max(count.slowestMs, Math.round(performance.now() - began));
  }
}

class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise';
}

const explain = (error: unknown) => {
  const { cause } = error as Error;
  return `${String(error)}${cause ? ` (${String(cause)})` : ''}`;
};
