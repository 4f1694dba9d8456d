import { isApiError, type ApiError } from '../api/index';

/** Why a part could not be loaded, as plain data; `status` is 0 without a valid reply. */
export type Failure = Pick<ApiError, 'status' | 'detail' | 'fields'>;

/** The result of a load that may fail alone: plain data, so that a server-rendered page can embed it. */
export type Settled<Value> = { readonly value: Value } | { readonly failure: Failure };

/** A part of a page's data, by itself if the loader has awaited it, else deferred; never rejects. */
export type Part<Value> = Settled<Value> | Promise<Settled<Value>>;

const toFailure = (error: unknown): Failure =>
  isApiError(error)
    ? { status: error.status, detail: error.detail || undefined, fields: error.fields }
    : { status: 0, detail: undefined, fields: {} };

/** Turns a rejection into data, so that a part of a page can fail without the page. */
export function settle<Value>(load: Promise<Value>): Promise<Settled<Value>> {
  const part = load.then(
    (value): Settled<Value> => ({ value }),
    (error: unknown): Settled<Value> => ({ failure: toFailure(error) }),
  );
  // React's convention for reading a promise synchronously; hydration marks its promises in the same way.
  void part.then((value) => Object.assign(part, { status: 'fulfilled', value }));
  return part;
}

export const isDeferred = <Value>(part: Part<Value>): part is Promise<Settled<Value>> => 'then' in part;

/** What a part has settled to; undefined while it is pending. */
export function peek<Value>(part: Part<Value>): Settled<Value> | undefined {
  if (!isDeferred(part)) return part;
  const { status, value } = part as { status?: string; value?: Settled<Value> };
  return status === 'fulfilled' ? value : undefined;
}

/** The loaded value; undefined if loading failed or has not settled. */
export const readValue = <Value>(settled: Settled<Value> | undefined): Value | undefined =>
  settled && !('failure' in settled) ? settled.value : undefined;
