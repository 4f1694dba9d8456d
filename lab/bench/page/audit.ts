import type { Flags, Result } from 'lighthouse';

/** Metrics of one page visit. Times in milliseconds, bytes as transferred. */
export interface Audit {
  /** Lighthouse's score of performance, 0 to 100. */
  readonly score: number;
  readonly largestPaint: number;
  readonly firstPaint: number;
  readonly blocking: number;
  readonly shift: number;
  /** Requests for the document, its scripts and styles. */
  readonly parts: number;
  /** All requests, including images, data and reports. */
  readonly requests: number;
  /** Number of requests that had finished at the time of the largest contentful paint. */
  readonly requestsBeforePaint: number;
  readonly scriptBytes: number;
  readonly pageBytes: number;
  readonly urls: readonly string[];
}

/**
 * `simulate` estimates a slow phone from an unthrottled visit; `devtools` throttles network and processor.
 */
export type Throttling = 'simulate' | 'devtools';

interface Request {
  readonly url: string;
  readonly networkEndTime: number;
  readonly resourceType: string;
  readonly transferSize: number;
}

/** On a busy machine a recording occasionally fails. */
const ATTEMPTS = 3;

async function runLighthouse(url: string, flags: Flags, attempt = 1): Promise<Result> {
  // Lighthouse is an ES module; the benchmarks are CommonJS.
  const { default: lighthouse } = await import('lighthouse');
  const result = await lighthouse(url, flags);
  if (result && !result.lhr.runtimeError) return result.lhr;
  if (attempt < ATTEMPTS) return runLighthouse(url, flags, attempt + 1);
  throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'nothing was measured'}`);
}

/** Audits a page as a phone with an empty cache. */
export async function auditPage(url: string, port: number, throttlingMethod: Throttling): Promise<Audit> {
  const { audits, categories } = await runLighthouse(url, {
    port,
    throttlingMethod,
    onlyCategories: ['performance'],
    logLevel: 'silent',
  });
  const read = (name: string) => audits[name]?.numericValue ?? NaN;
  const requests = listRequests(audits['network-requests']?.details);
  const paint = observePaint(audits['metrics']?.details);
  return {
    score: (categories['performance']?.score ?? NaN) * 100,
    largestPaint: read('largest-contentful-paint'),
    firstPaint: read('first-contentful-paint'),
    blocking: read('total-blocking-time'),
    shift: read('cumulative-layout-shift'),
    parts: requests.filter(({ resourceType }) => /^(Document|Script|Stylesheet)$/.test(resourceType)).length,
    requests: requests.length,
    requestsBeforePaint: requests.filter(({ networkEndTime }) => networkEndTime <= paint).length,
    scriptBytes: sumBytes(requests, 'Script'),
    pageBytes: sumBytes(requests, 'Document'),
    urls: requests.map(
      ({ url: address, transferSize, networkEndTime }) =>
        `${address} ${transferSize} bytes, there at ${networkEndTime.toFixed(0)} ms`,
    ),
  };
}

const sumBytes = (requests: readonly Request[], type: string) =>
  requests
    .filter(({ resourceType }) => resourceType === type)
    .reduce((bytes, { transferSize }) => bytes + transferSize, 0);

const listRequests = (details: unknown): Request[] =>
  ((details as { items?: Request[] } | undefined)?.items ?? []).filter(({ url }) => /^https?:/.test(url));

/** Observed largest contentful paint of that visit, on the same clock as its requests. */
const observePaint = (details: unknown): number =>
  (details as { items?: { observedLargestContentfulPaint?: number }[] } | undefined)?.items?.[0]
    ?.observedLargestContentfulPaint ?? NaN;
