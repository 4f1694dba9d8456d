import type { FieldErrors } from '../contract/index';

type QueryValue = string | number | boolean | undefined;

/** Query parameters; a list repeats its name, empty strings and undefined are left out of the URL. */
export type Query = Readonly<Record<string, QueryValue | readonly QueryValue[]>>;

export interface CallOptions {
  readonly query?: Query | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Whether the call continues after the page is unloaded. */
  readonly keepalive?: boolean;
}

/** One page of a list with the total number of entries; `isCapped` means that there are more than `total`. */
export interface Listing<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly isCapped?: boolean;
  /** The headers `x-corrected-…`, `x-also-…` and `x-read-…` of the reply, by name; none from an older shell. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * HTTP client for the API: paths are relative to `/api/`, bodies are JSON or `FormData`, replies follow the
 * contract. Every method rejects with an `ApiError` only, except when its own signal was aborted.
 */
export interface Http {
  get<Reply>(path: string, options?: CallOptions): Promise<Reply>;
  list<Item>(path: string, options?: CallOptions): Promise<Listing<Item>>;
  post<Reply>(path: string, body?: object, options?: CallOptions): Promise<Reply>;
  put<Reply>(path: string, body?: object, options?: CallOptions): Promise<Reply>;
  patch<Reply>(path: string, body: object, options?: CallOptions): Promise<Reply>;
  delete(path: string, options?: CallOptions): Promise<void>;
}

/**
 * A failed call. `status` is 0 when there was no valid reply: offline, timed out, or a body outside the
 * contract.
 */
export interface ApiError extends Error {
  readonly name: 'ApiError';
  readonly status: number;
  readonly detail: string | undefined;
  /** Path of the page that explains the refusal; undefined for most errors, and from an older shell. */
  readonly path?: string | undefined;
  readonly fields: FieldErrors;
  readonly requestId: string | undefined;
  /** Seconds until a retry is allowed, from the header `Retry-After` (429, 503); undefined without it. */
  readonly retryAfter: number | undefined;
}

/**
 * Checks the shape instead of `instanceof`, because the error may come from another bundle's copy of this
 * module.
 */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Object && 'name' in error && error.name === 'ApiError' && 'status' in error;
}

/** The error message of the server, or `fallback`. */
export function readDetail(error: unknown, fallback: string): string {
  return (isApiError(error) && error.detail) || fallback;
}

/** Validation messages by field; empty when the error is not about fields. */
export function readFieldErrors(error: unknown): FieldErrors {
  return isApiError(error) ? error.fields : {};
}

/** True when the error names invalid fields. */
export function hasFieldErrors(error: unknown): boolean {
  return Object.keys(readFieldErrors(error)).length > 0;
}
