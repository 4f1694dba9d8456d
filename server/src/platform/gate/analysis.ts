import type { ScriptCalls } from './script/read-script';

/** Analysis of a script or style sheet of a release. */
/** Of a script, also the API calls it contains. */
export interface FileAnalysis extends Partial<ScriptCalls> {
  /** Of a style sheet: its effects on elements outside of the bundle. */
  readonly flaws?: readonly string[];
  /** Why it could not be read. */
  readonly flaw?: string;
}

/** A file of a bundle, with its content. */
export interface AnalysisRequest {
  readonly bundle: string;
  readonly path: string;
  readonly content: Uint8Array;
}

/** Analyzes files outside of the server's own thread. */
export interface Analyzer {
  /** Never rejects: a file that ends the thread, or takes too long, has a flaw. */
  analyze(request: AnalysisRequest): Promise<FileAnalysis>;
  close(): Promise<void>;
}

declare module '../../dependencies' {
  interface Dependencies {
    /** Without it, files are analyzed in the thread of the caller. */
    readonly analyzer?: Analyzer | undefined;
  }
}
