import { setTimeout as wait } from 'node:timers/promises';

/** Waits until `/readyz` responds with 2xx, without a restart; resolves to the delay, rejects on timeout. */
export async function waitUntilServing(address: string, longestMs: number): Promise<number> {
  const began = performance.now();
  let last = 'no answer';
  while (performance.now() - began < longestMs) {
    try {
      const response = await fetch(new URL('/readyz', address), { signal: AbortSignal.timeout(5_000) });
      last = `${response.status} ${await response.text()}`;
      if (response.ok) return Math.round(performance.now() - began);
    } catch (error) {
      last = String(error);
    }
    await wait(100);
  }
  throw new Error(`The server was not ready within ${longestMs} ms: ${last}`);
}
