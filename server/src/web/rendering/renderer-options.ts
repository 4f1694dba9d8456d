import type { PageData } from '@metier/shared/contract';
import type { ApiAnswer } from '../../http/api-answer';
import type { Bundle } from './messages';
import type { Sandbox } from './sandbox';

/**
 * What became of a page: `late` took too long, `busy` found too many others before it, `paused` is of a build that has
 * just failed again and again. All but `rendered` are left to the browser.
 */
export type RenderOutcome = 'rendered' | 'late' | 'failed' | 'busy' | 'paused';

export interface RendererOptions {
  /** The built `render-worker.cjs`. */
  readonly workerFile: string;
  /** Answers a GET of the API as a visitor would be answered; `path` begins with `/api/`. */
  readonly read: (path: string) => Promise<ApiAnswer>;
  /** A page that takes longer is given up, in milliseconds. */
  readonly limit: number;
  /** Called with what went wrong, and with the releases it went wrong in. */
  readonly onFailure: (reason: string, releases: string) => void;
  /** The strongest one of this machine unless it is given. */
  readonly sandbox?: Sandbox;
  /** Called with how each page ended, and after how long if it was begun. */
  readonly onEnd?: (outcome: RenderOutcome, remote: string, seconds?: number) => void;
}

export interface RenderJob {
  readonly url: string;
  readonly page: PageData;
  readonly bundle: Bundle;
}

export const REFUSED: ApiAnswer = { status: 400, headers: {}, body: '' };

/** Nothing but the API, by a plain path. */
export function isApiPath(path: string): boolean {
  if (!path.startsWith('/api/') || !URL.canParse(path, 'http://server')) return false;
  const url = new URL(path, 'http://server');
  return url.origin === 'http://server' && url.pathname.startsWith('/api/');
}
