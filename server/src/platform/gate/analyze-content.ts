import { mediaTypeOf } from '../store/media-types';
import type { AnalysisRequest, FileAnalysis } from './analysis';
import { findStyleLeaks } from './read-style';
import { findApiCalls } from './script/read-script';

/** A script of this size takes about a second to read; the largest one of a remote today is a tenth of it. */
const MAX_BYTES = { script: 1_500_000, style: 300_000 } as const;
/** True when a browser or the server's renderer would run it. */
export const isScript = (path: string): boolean => /\.(c|m)?js$/.test(path);
export const isStyle = (path: string): boolean => mediaTypeOf(path).startsWith('text/css');

/** Analyzes a script or a style sheet at once. Never throws. */
export function analyzeContent({ bundle, path, content }: AnalysisRequest): FileAnalysis {
  if (content.length > MAX_BYTES[isStyle(path) ? 'style' : 'script'])
    return { flaw: `has ${content.length} bytes, too many to be read` };
  try {
    const text = Buffer.from(content).toString('utf8');
    return isStyle(path) ? { flaws: findStyleLeaks(text, bundle) } : findApiCalls(text);
  } catch (error) {
    return { flaw: `cannot be read: ${(error as Error).message}` };
  }
}
