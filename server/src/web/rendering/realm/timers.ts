interface Timer {
  readonly due: number;
  run(): void;
}

/** A page needs a handful; more indicate a loop. */
const MAX_TIMERS = 1_000;

const timers = new Map<number, Timer>();
let count = 0;

export function setTimer(run: (...given: unknown[]) => void, delay = 0, ...given: unknown[]): number {
  if (timers.size >= MAX_TIMERS) throw new RangeError('Too many timers');
  count += 1;
  timers.set(count, { due: Date.now() + Math.max(0, Number(delay) || 0), run: () => run(...given) });
  return count;
}

export function clearTimer(id: number): void {
  timers.delete(id);
}

/** Milliseconds until the next timer is due; -1 without one. */
export function findNextTimer(): number {
  if (timers.size === 0) return -1;
  const due = Math.min(...[...timers.values()].map((timer) => timer.due));
  return Math.max(0, due - Date.now());
}

export function runDueTimers(): void {
  const now = Date.now();
  for (const [id, timer] of [...timers]) {
    if (timer.due > now || !timers.delete(id)) continue;
    try {
      timer.run();
    } catch {
      // As in a browser, an exception ends only its own timer; the page times out.
    }
  }
}
