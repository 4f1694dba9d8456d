import { useEffect, useState } from 'react';
import { UPLOAD_PROGRESS_CAP } from '@metier/sdk/rules';

const STEP_MS = 200;
/** Share of the remaining progress added per step. */
const STEP = 0.08;

/** Simulated upload progress in percent, because `fetch` reports none; at most 90 until done. */
export function useSimulatedProgress(isDone: boolean): number {
  const [guess, setGuess] = useState(0);
  useEffect(() => {
    if (isDone) return;
    const timer = setInterval(() => setGuess((now) => now + (UPLOAD_PROGRESS_CAP - now) * STEP), STEP_MS);
    return () => clearInterval(timer);
  }, [isDone]);
  return isDone ? 100 : Math.min(Math.round(guess), UPLOAD_PROGRESS_CAP);
}
