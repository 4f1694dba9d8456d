import autocannon from 'autocannon';

/** Milliseconds, and requests a second. */
export interface Load {
  readonly median: number;
  readonly p99: number;
  readonly perSecond: number;
  /** Answers that were not a success. */
  readonly refused: number;
  /** Microseconds of a processor that the asked process took for each; only where `/proc` tells. */
  readonly work?: number;
}

export interface LoadOptions {
  readonly address: string;
  /** Asked by chance, so that the connections do not go hand in hand. */
  readonly paths: readonly string[];
  readonly connections: number;
  readonly seconds: number;
  /** Milliseconds of a processor that the asked process has taken so far. */
  readonly readWork?: () => number;
}

/** As many requests as so many connections can make, one after the other on each. */
export async function load({ address, paths, connections, seconds, readWork }: LoadOptions): Promise<Load> {
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

/** One client, one request after the other, measured finer than a millisecond. */
export async function timeOneByOne(times: number, ask: (time: number) => Promise<unknown>): Promise<Load> {
  const taken: number[] = [];
  for (let time = 0; time < times; time += 1) {
    const start = performance.now();
    await ask(time);
    taken.push(performance.now() - start);
  }
  return summarize(taken);
}

/** What single requests of one client took, in milliseconds. */
export function summarize(taken: readonly number[]): Load {
  const sorted = taken.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
  const sum = sorted.reduce((one, other) => one + other, 0);
  return { median: at(0.5), p99: at(0.99), perSecond: (1000 * sorted.length) / sum, refused: 0 };
}
