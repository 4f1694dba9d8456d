import type { Verdict } from '@metier/sdk/contract';
import type { Paint } from './output';

const MARKS = { yes: ['green', '✓'], no: ['red', '✗'], unknown: ['yellow', '?'] } as const;

/** One line per check: its result and the reason. */
export const drawVerdicts = (verdicts: readonly Verdict[], paint: Paint): string[] =>
  verdicts.map(({ check, verdict, why }) => {
    const [style, mark] = MARKS[verdict];
    return `  ${paint(style, mark)} ${check.padEnd(10)} ${why}`;
  });
