import { useRef, useState } from 'react';

/** Does one thing at a time: a second start, such as a double click, while one is under way is none. */
export function useTask() {
  const isUnderWay = useRef(false);
  const [isBusy, setBusy] = useState(false);

  async function run(work: () => Promise<unknown>): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      isUnderWay.current = false;
      setBusy(false);
    }
  }

  return { isBusy, run };
}
