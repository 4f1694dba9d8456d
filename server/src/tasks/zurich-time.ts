const DAY_MS = 24 * 60 * 60_000;

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Zurich',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** What a clock in Zurich shows, as milliseconds of the same reading in UTC. */
function readClock(instant: number): number {
  const parts = Object.fromEntries(
    clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/**
 * The instant of a clock reading: the first of two when the clock is set back, and an hour later on the clock
 * when it is set forward over the reading.
 */
function toInstant(reading: number): number {
  const offsetAt = (instant: number) => readClock(instant) - instant;
  const [before, after] = [reading - DAY_MS, reading + DAY_MS].map((instant) => reading - offsetAt(instant));
  if (before === undefined || after === undefined) throw new RangeError('There is no such time.');
  return readClock(before) !== reading && readClock(after) === reading ? after : before;
}

export interface ClockTime {
  readonly hour: number;
  readonly minute?: number;
}

/** The next instant after `now` at which clocks in Switzerland show this time. */
export function nextSwissTime(now: Date, { hour, minute = 0 }: ClockTime): Date {
  const shown = readClock(Math.floor(now.getTime() / 1000) * 1000);
  const today = Math.floor(shown / DAY_MS) * DAY_MS + (hour * 60 + minute) * 60_000;
  const instants = [today, today + DAY_MS].map((reading) => toInstant(reading));
  return new Date(instants.find((instant) => instant > now.getTime()) ?? Number.NaN);
}
