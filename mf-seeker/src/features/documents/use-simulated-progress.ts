import { useEffect, useState } from 'react';
import { UPLOAD_PROGRESS_CAP } from '@metier/shared/rules';

const STEP_MS = 200;
/** The share of what is left that each step goes. */
const STEP = 0.08;

/** Percent of an upload: a browser does not tell, so it is a guess that never says more than 90 before it is done. */
export function useSimulatedProgress(isDone: boolean): number {
  const [guess, setGuess] = useState(0);
  useEffect(() => {
    if (isDone) return;
    const timer = setInterval(() => setGuess((now) => now + (UPLOAD_PROGRESS_CAP - now) * STEP), STEP_MS);
    return () => clearInterval(timer);
  }, [isDone]);
  return isDone ? 100 : Math.min(Math.round(guess), UPLOAD_PROGRESS_CAP);
}
