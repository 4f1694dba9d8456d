import { LRUCache } from 'lru-cache';
import type { AnalysisRequest, Analyzer, FileAnalysis } from './analysis';
import { analyzeContent, isScript, isStyle } from './analyze-content';

/**
 * Upper bound of the analyzed bytes of one release: a larger one exceeds the budgets anyway, and the analysis
 * takes a processor.
 */
export const MAX_ANALYZED_BYTES = 2_500_000;

/** For a file that is not analyzed, because the release is too large. */
export const NOT_ANALYZED: FileAnalysis = {
  flaw: 'was not read, because the release has too much of scripts and styles',
};

/** Cached by hash, because files never change and the status needs every live file. */
const readings = new LRUCache<string, FileAnalysis>({ max: 1_000 });

/**
 * True when the gate analyzes a file. The shell's server build is the platform's own and takes a second, so
 * it is excluded.
 */
export const isAnalyzed = (bundle: string, path: string): boolean =>
  isStyle(path) || (isScript(path) && !(bundle === 'shell' && path.endsWith('.cjs')));

const keyOf = (bundle: string, integrity: string) => `${bundle} ${integrity}`;

/** The cached analysis of a bundle's file; undefined if there is none. */
export const findCachedAnalysis = (bundle: string, integrity: string): FileAnalysis | undefined =>
  readings.get(keyOf(bundle, integrity));

/** Analyzes a file of a bundle outside of the server's own thread; `integrity` is the hash of its content. */
export async function analyzeFile(
  { analyzer }: { readonly analyzer?: Analyzer | undefined },
  { bundle, path, content }: AnalysisRequest,
  integrity: string,
): Promise<FileAnalysis> {
  const known = findCachedAnalysis(bundle, integrity);
  if (known) return known;
  const request = { bundle, path, content };
  const reading = analyzer ? await analyzer.analyze(request) : analyzeContent(request);
  // A flaw can also be that the machine was busy.
  if (reading.flaw === undefined) readings.set(keyOf(bundle, integrity), reading);
  return reading;
}
