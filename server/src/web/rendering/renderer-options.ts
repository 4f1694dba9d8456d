import type { PageData } from '@metier/sdk/contract';
import type { ApiResponse } from '../../http/response/api-response';
import type { Bundle } from './messages';
import type { Sandbox } from './sandbox';

/**
 * Outcome of a page: `late` timed out, `busy` exceeded the concurrency limit, `paused` belongs to a build
 * that has just failed repeatedly. All but `rendered` are rendered by the browser.
 */
export type RenderOutcome = 'rendered' | 'late' | 'failed' | 'busy' | 'paused';

/** Responds to a GET of the API; `path` begins with `/api/`. */
export type ReadApi = (path: string) => Promise<ApiResponse>;

export interface RendererOptions {
  /** The built `render-worker.cjs`. */
  readonly workerFile: string;
  /** Serves the API for pages that do not bring their own. */
  readonly read: ReadApi;
  /**
   * For pages of signed-in people: each is rendered in a realm of its own, so that a build keeps nothing of a
   * person, and at low priority.
   */
  readonly isPrivate?: boolean;
  /** Rendering timeout in milliseconds. */
  readonly limit: number;
  /** Called with the reason of a failure and the releases involved. */
  readonly onFailure: (reason: string, releases: string) => void;
  /** Defaults to the strongest sandbox of this machine. */
  readonly sandbox?: Sandbox;
  /** Called with the outcome of each page, and with its duration if rendering was begun. */
  readonly onEnd?: (outcome: RenderOutcome, remote: string, seconds?: number) => void;
}

export interface RenderJob {
  readonly url: string;
  readonly page: PageData;
  readonly bundle: Bundle;
  /** Rendering timeout of this page in milliseconds; defaults to that of the renderer. */
  readonly limit?: number | undefined;
  /** Serves the API for this page; defaults to that of the renderer. */
  readonly read?: ReadApi | undefined;
}

export const REFUSED: ApiResponse = { status: 400, headers: {}, body: '' };

/** Accepts only paths that resolve to the API of this origin. */
export function isApiPath(path: string): boolean {
  if (!path.startsWith('/api/') || !URL.canParse(path, 'http://server')) return false;
  const url = new URL(path, 'http://server');
  return url.origin === 'http://server' && url.pathname.startsWith('/api/');
}
