import { useEffect, useState } from 'react';

/** The latest value of promises that never reject; the previous value while a new one is pending. */
export function useLatest<Value>(promise: Promise<Value> | undefined): Value | undefined {
  const [value, setValue] = useState(() => promise && readFulfilled(promise));
  useEffect(() => {
    let isCurrent = true;
    void Promise.resolve(promise).then((next) => isCurrent && setValue(next));
    return () => {
      isCurrent = false;
    };
  }, [promise]);
  return value;
}

/**
 * Synchronous value of a promise by React's `status` field; promises from server rendering are already
 * fulfilled.
 */
const readFulfilled = <Value>(promise: Promise<Value> & { status?: string; value?: Value }) =>
  promise.status === 'fulfilled' ? promise.value : undefined;
