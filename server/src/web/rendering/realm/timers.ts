import { isClockStopped, readTime } from './clock';

interface Timer {
  readonly due: number;
  run(): void;
}

/** A page needs a handful; more indicate a loop. */
const MAX_TIMERS = 1_000;

const timers = new Map<number, Timer>();
let count = 0;
/** How far the timers of a stopped clock have come. */
let progress = 0;

export function setTimer(run: (...given: unknown[]) => void, delay = 0, ...given: unknown[]): number {
  if (timers.size >= MAX_TIMERS) throw new RangeError('Too many timers');
  count += 1;
  const due = Math.max(readTime(), progress) + Math.max(0, Number(delay) || 0);
  timers.set(count, { due, run: () => run(...given) });
  return count;
}

export function clearTimer(id: number): void {
  timers.delete(id);
}

/** Milliseconds until the next timer is due; -1 without one. */
export function findNextTimer(): number {
  if (timers.size === 0) return -1;
  if (isClockStopped()) return 0;
  const due = Math.min(...[...timers.values()].map((timer) => timer.due));
  return Math.max(0, due - readTime());
}

/** With a stopped clock the next timer alone: it may set another one that is due before the others. */
function listDue(): (readonly [number, Timer])[] {
  const sorted = [...timers].sort(([, one], [, other]) => one.due - other.due);
  if (isClockStopped()) return sorted.slice(0, 1);
  const now = readTime();
  return sorted.filter(([, { due }]) => due <= now);
}

export function runDueTimers(): void {
  for (const [id, timer] of listDue()) {
    if (!timers.delete(id)) continue;
    progress = Math.max(progress, timer.due);
    try {
      timer.run();
    } catch {
      // As in a browser, an exception ends only its own timer; the page times out.
    }
  }
}
