const RealDate = Date;
/** Kept, because a build that replaces them would be given the functions that read the time. */
const { apply, construct } = Reflect;
const { now: readRealTime } = Date;
let stoppedAt: number | undefined;

/** Whether time stands still in this realm. */
export const isClockStopped = (): boolean => stoppedAt !== undefined;

/** The time in this realm. */
export const readTime = (): number => stoppedAt ?? readRealTime();

function StoppedDate(this: unknown, ...given: number[]): Date | string {
  if (!new.target) return new RealDate(readTime()).toString();
  return construct(RealDate, given.length === 0 ? [readTime()] : given, new.target) as Date;
}

/** Without a date, formatters use the present time of the host. */
function stopFormatters(): void {
  const { prototype } = Intl.DateTimeFormat;
  const { formatToParts } = prototype;
  const getFormat = Object.getOwnPropertyDescriptor(prototype, 'format')?.get;
  Object.defineProperty(prototype, 'format', {
    get(this: Intl.DateTimeFormat) {
      const format = apply(getFormat ?? readTime, this, []) as (date: Date | number) => string;
      return (date: Date | number = readTime()) => format(date);
    },
  });
  prototype.formatToParts = function (date = readTime()) {
    return apply(formatToParts, this, [date]);
  };
}

/** Weak references reveal when memory was collected. */
const removeWeakReferences = () => Reflect.deleteProperty(globalThis, 'WeakRef');

/**
 * Stops the clock of this realm. Code that cannot measure its own speed learns nothing of what other pages
 * have left compiled, cached or allocated in the process.
 */
export function stopClock(now: number): void {
  const isFirst = stoppedAt === undefined;
  stoppedAt = now;
  if (!isFirst) return;
  stopFormatters();
  removeWeakReferences();
  const { parse, UTC, prototype } = RealDate;
  Object.assign(StoppedDate, { now: readTime, parse, UTC });
  Object.defineProperty(StoppedDate, 'prototype', { value: prototype, writable: false });
  prototype.constructor = StoppedDate as unknown as DateConstructor;
  Object.defineProperty(globalThis, 'Date', { value: StoppedDate, writable: true, configurable: true });
}
