import type { FieldErrors } from '../contract/index';

/** A value that a query can carry; empty strings and undefined are left out of the address. */
export type Query = Readonly<Record<string, string | number | boolean | undefined>>;

export interface CallOptions {
  readonly query?: Query | undefined;
  readonly signal?: AbortSignal | undefined;
  /** Whether the call goes on when the page is left. */
  readonly keepalive?: boolean;
}

/** One page of a list, and how many entries the whole list has; `isCapped` says that there are more than `total`. */
export interface Listing<Item> {
  readonly items: readonly Item[];
  readonly total: number;
  readonly isCapped?: boolean;
}

/**
 * The door to the server: paths are relative to `/api/`, bodies are JSON or `FormData`, replies are the contract's.
 * Every method rejects with an `ApiError`, and with nothing else, except when its own signal has aborted it.
 */
export interface Http {
  get<Reply>(path: string, options?: CallOptions): Promise<Reply>;
  list<Item>(path: string, options?: CallOptions): Promise<Listing<Item>>;
  post<Reply>(path: string, body?: object, options?: CallOptions): Promise<Reply>;
  put<Reply>(path: string, body?: object, options?: CallOptions): Promise<Reply>;
  patch<Reply>(path: string, body: object, options?: CallOptions): Promise<Reply>;
  delete(path: string, options?: CallOptions): Promise<void>;
}

/** A call that did not succeed. `status` is 0 when no answer came: offline, timed out, or not the server's words. */
export interface ApiError extends Error {
  readonly name: 'ApiError';
  readonly status: number;
  readonly detail: string | undefined;
  readonly fields: FieldErrors;
  readonly requestId: string | undefined;
  /** Seconds until the call may be tried again, where the server says so (429, 503). */
  readonly retryAfter: number | undefined;
}

/** Recognises by shape, because the error may come from another bundle's copy of this module. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Object && 'name' in error && error.name === 'ApiError' && 'status' in error;
}

/** The server's own sentence, or the given one. */
export function readDetail(error: unknown, fallback: string): string {
  return (isApiError(error) && error.detail) || fallback;
}

/** The messages of each field at fault; empty when the error is not about fields. */
export function readFieldErrors(error: unknown): FieldErrors {
  return isApiError(error) ? error.fields : {};
}

/** Whether the error says which fields are at fault. */
export function hasFieldErrors(error: unknown): boolean {
  return Object.keys(readFieldErrors(error)).length > 0;
}
