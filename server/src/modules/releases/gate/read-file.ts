import { LRUCache } from 'lru-cache';
import { mediaTypeOf } from '../media-types';
import { readScript, type SpelledCall } from './read-script';
import { readStyle } from './read-style';

/** What a script or style sheet of a release says. */
export interface FileReading {
  /** Of a script: the calls of the API that it spells out. */
  readonly calls?: readonly SpelledCall[];
  /** Of a style sheet: what it does to elements that are not the bundle's. */
  readonly flaws?: readonly string[];
  /** Why it could not be read. */
  readonly flaw?: string;
}

/** A script of this size takes about a second to read; the largest one of a remote today is a tenth of it. */
const MOST_BYTES = { script: 1_500_000, style: 300_000 } as const;
/** What is read of one release: more is too heavy anyway, and the process answers nobody while it reads. */
export const MOST_BYTES_READ = 2_500_000;

/** Of a file that is left unread, because the release is too large. */
export const UNREAD: FileReading = {
  flaw: 'was not read, because the release has too much of scripts and styles',
};

/** Files never change, so what one says is remembered by its hash: the status asks about every live file. */
const readings = new LRUCache<string, FileReading>({ max: 1_000 });

/** Whether a browser or the server's renderer would run it. */
export const isScript = (path: string): boolean => /\.(c|m)?js$/.test(path);
export const isStyle = (path: string): boolean => mediaTypeOf(path).startsWith('text/css');

/** Whether the gate looks into a file. The shell's build for the server is the platform's own, and takes a second. */
export const isRead = (bundle: string, path: string): boolean =>
  isStyle(path) || (isScript(path) && !(bundle === 'shell' && path.endsWith('.cjs')));

const keyOf = (bundle: string, integrity: string) => `${bundle} ${integrity}`;

/** What is remembered of a file of a bundle. */
export const recallReading = (bundle: string, integrity: string): FileReading | undefined =>
  readings.get(keyOf(bundle, integrity));

/** Reads a file of a bundle; `integrity` is that of its content. Never throws. */
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
