import { useEffect, useState } from 'react';

/** What a promise that never rejects has brought; until it has, what the one before it did. */
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

/** What is known of a promise without waiting, by React's own marks: those of a rendered page are fulfilled already. */
const readFulfilled = <Value>(promise: Promise<Value> & { status?: string; value?: Value }) =>
  promise.status === 'fulfilled' ? promise.value : undefined;
