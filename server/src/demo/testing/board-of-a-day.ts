import { makeDemoBoard } from '../make-demo-board';

export const today = new Date('2026-11-21T09:30:00Z');
export const midnight = new Date('2026-11-21T00:00:00Z');
export const board = makeDemoBoard(today);
export const jobOf = ({ jobId }: { jobId: number }) => board.jobs[jobId - 1];

export function countBy<T>(
  items: readonly T[],
  keyOf: (item: T) => string | number | boolean,
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const item of items) counts[String(keyOf(item))] = (counts[String(keyOf(item))] ?? 0) + 1;
  return counts;
}
