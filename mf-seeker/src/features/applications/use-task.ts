import { useRef, useState } from 'react';

/** Runs one task at a time: ignores a start, such as a double click, while another runs. */
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
