import type { CallOptions, BrowserClient } from '../../../tools/lib/browser-client';

/** Result of a 503, or of a connection cut by a killed server: the write may or may not have been made. */
export const UNKNOWN = Symbol('unknown');

export interface AttemptRules {
  /** Upper bound for a request including its response. */
  readonly longestMs: number;
  /** True while the server may be down; otherwise every request must be answered. */
  mayBeDown(): boolean;
}

/** Number of 503 responses, and the slowest response. */
export interface AttemptCount {
  acknowledged: number;
  busy: number;
  slowestMs: number;
}

/**
 * Sends a valid request; resolves to the body of a 2xx, or to UNKNOWN for a 503 with Retry-After or, while
 * the server may be down, for a lost connection. Rejects for everything else, and on timeout.
 */
export async function attempt(
  visitor: BrowserClient,
  [method, path, options]: readonly [method: string, path: string, options?: CallOptions],
  rules: AttemptRules,
  count: AttemptCount,
): Promise<Buffer | typeof UNKNOWN> {
  const began = performance.now();
  try {
    const signal = AbortSignal.timeout(rules.longestMs);
    // A new connection: an idle one closed by the server would look like a refusal.
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
    if (!isLate && rules.mayBeDown()) return UNKNOWN;
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
