import { useEffect, useState } from 'react';

/** What a promise that never rejects has brought; until it has, what the one before it did. */
export function useLatest<Value>(promise: Promise<Value> | undefined): Value | undefined {
  const [value, setValue] = useState<Value>();
  useEffect(() => {
    let isCurrent = true;
    void Promise.resolve(promise).then((next) => isCurrent && setValue(next));
    return () => {
      isCurrent = false;
    };
  }, [promise]);
  return value;
}
