import { useRef, useState } from 'react';

/** Runs one task at a time: ignores a start, such as a double click, while another runs. */
export function useExclusiveTask() {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);

  async function run(work: () => Promise<unknown>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await work();
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { isBusy, run };
}
