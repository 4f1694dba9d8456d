import autocannon from 'autocannon';

/** Milliseconds, and requests a second. */
export interface LoadStats {
  readonly median: number;
  readonly p99: number;
  readonly perSecond: number;
  /** Number of responses other than 2xx. */
  readonly refused: number;
  /** Processor time of the target process per request, in microseconds; only where `/proc` exists. */
  readonly work?: number;
}

export interface LoadOptions {
  readonly address: string;
  /** Requested in random order, so that the connections do not run in step. */
  readonly paths: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  /** Processor time the target process has used so far, in milliseconds. */
  readonly readWork?: () => number;
}

/** Closed-loop load: each connection sends its next request once the previous one is answered. */
export async function load({
  address,
  paths,
  connections,
  seconds,
  readWork,
}: LoadOptions): Promise<LoadStats> {
  const before = readWork?.() ?? NaN;
  const result = await autocannon({
    url: address,
    connections,
    duration: seconds,
    requests: [
      { setupRequest: (request) => ({ ...request, path: paths[Math.floor(Math.random() * paths.length)] }) },
    ],
  });
  const { latency, requests, non2xx } = result;
  const work = (((readWork?.() ?? NaN) - before) * 1000) / requests.total;
  return { median: latency.p50, p99: latency.p99, perSecond: requests.average, refused: non2xx, work };
}

/** One client, sequential requests, with sub-millisecond resolution. */
export async function timeSequentially(
  times: number,
  ask: (time: number) => Promise<unknown>,
): Promise<LoadStats> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    await ask(time);
    taken.push(performance.now() - start);
  }
  return summarize(taken);
}

/** Statistics of sequential requests of one client; durations in milliseconds. */
export function summarize(taken: readonly number[]): LoadStats {
  const sorted = taken.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  const sum = sorted.reduce((one, other) => one + other, 0);
  return { median: at(0.5), p99: at(0.99), perSecond: (1000 * sorted.length) / sum, refused: 0 };
}
