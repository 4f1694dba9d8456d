import { LRUCache } from 'lru-cache';
import { mediaTypeOf } from '../store/media-types';
import { findApiCalls, type ScriptCalls } from './script/read-script';
import { findStyleLeaks } from './read-style';

/** Analysis of a script or style sheet of a release. */
/** Of a script, also the API calls it contains. */
export interface FileAnalysis extends Partial<ScriptCalls> {
  /** Of a style sheet: its effects on elements outside of the bundle. */
  readonly flaws?: readonly string[];
  /** Why it could not be read. */
  readonly flaw?: string;
}

/** A script of this size takes about a second to read; the largest one of a remote today is a tenth of it. */
const MAX_BYTES = { script: 1_500_000, style: 300_000 } as const;
/**
 * Upper bound of the analyzed bytes of one release: a larger one exceeds the budgets anyway, and the analysis
 * blocks the process.
 */
export const MAX_ANALYZED_BYTES = 2_500_000;

/** For a file that is not analyzed, because the release is too large. */
export const NOT_ANALYZED: FileAnalysis = {
  flaw: 'was not read, because the release has too much of scripts and styles',
};

/** Cached by hash, because files never change and the status needs every live file. */
const readings = new LRUCache<string, FileAnalysis>({ max: 1_000 });

/** True when a browser or the server's renderer would run it. */
export const isScript = (path: string): boolean => /\.(c|m)?js$/.test(path);
export const isStyle = (path: string): boolean => mediaTypeOf(path).startsWith('text/css');

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

/** Analyzes a file of a bundle; `integrity` is the hash of its content. Never throws. */
export function analyzeFile(bundle: string, path: string, integrity: string, content: Buffer): FileAnalysis {
  const known = findCachedAnalysis(bundle, integrity);
  if (known) return known;
  const reading = analyzeContent(bundle, path, content);
  readings.set(keyOf(bundle, integrity), reading);
  return reading;
}

function analyzeContent(bundle: string, path: string, content: Buffer): FileAnalysis {
  if (content.length > MAX_BYTES[isStyle(path) ? 'style' : 'script'])
    return { flaw: `has ${content.length} bytes, too many to be read` };
  try {
    const text = content.toString('utf8');
    return isStyle(path) ? { flaws: findStyleLeaks(text, bundle) } : findApiCalls(text);
  } catch (error) {
    return { flaw: `cannot be read: ${(error as Error).message}` };
  }
}
