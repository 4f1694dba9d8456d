import { LRUCache } from 'lru-cache';
import { mediaTypeOf } from '../media-types';
import { readScript, type SpelledCall } from './read-script';
import { readStyle } from './read-style';

/** Analysis of a script or style sheet of a release. */
export interface FileReading {
  /** Of a script: the API calls it contains. */
  readonly calls?: readonly SpelledCall[];
  /** Of a style sheet: its effects on elements outside of the bundle. */
  readonly flaws?: readonly string[];
  /** Why it could not be read. */
  readonly flaw?: string;
}

/** A script of this size takes about a second to read; the largest one of a remote today is a tenth of it. */
const MOST_BYTES = { script: 1_500_000, style: 300_000 } as const;
/**
 * Upper bound of the analyzed bytes of one release: a larger one exceeds the budgets anyway, and the analysis
 * blocks the process.
 */
export const MOST_BYTES_READ = 2_500_000;

/** For a file that is not analyzed, because the release is too large. */
export const UNREAD: FileReading = {
  flaw: 'was not read, because the release has too much of scripts and styles',
};

/** Cached by hash, because files never change and the status needs every live file. */
const readings = new LRUCache<string, FileReading>({ max: 1_000 });

/** True when a browser or the server's renderer would run it. */
export const isScript = (path: string): boolean => /\.(c|m)?js$/.test(path);
export const isStyle = (path: string): boolean => mediaTypeOf(path).startsWith('text/css');

/**
 * True when the gate analyzes a file. The shell's server build is the platform's own and takes a second, so
 * it is excluded.
 */
export const isRead = (bundle: string, path: string): boolean =>
  isStyle(path) || (isScript(path) && !(bundle === 'shell' && path.endsWith('.cjs')));

const keyOf = (bundle: string, integrity: string) => `${bundle} ${integrity}`;

/** The cached analysis of a bundle's file; undefined if there is none. */
export const recallReading = (bundle: string, integrity: string): FileReading | undefined =>
  readings.get(keyOf(bundle, integrity));

/** Analyzes a file of a bundle; `integrity` is the hash of its content. Never throws. */
export function readFile(bundle: string, path: string, integrity: string, content: Buffer): FileReading {
  const known = recallReading(bundle, integrity);
  if (known) return known;
  const reading = readAnew(bundle, path, content);
  readings.set(keyOf(bundle, integrity), reading);
  return reading;
}

function readAnew(bundle: string, path: string, content: Buffer): FileReading {
  if (content.length > MOST_BYTES[isStyle(path) ? 'style' : 'script'])
    return { flaw: `has ${content.length} bytes, too many to be read` };
  try {
    const text = content.toString('utf8');
    return isStyle(path) ? { flaws: readStyle(text, bundle) } : { calls: readScript(text) };
  } catch (error) {
    return { flaw: `cannot be read: ${(error as Error).message}` };
  }
}
