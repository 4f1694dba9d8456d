import { setTimeout as wait } from 'node:timers/promises';

/** Gives the result of `work` no sooner than after so long: how long it took then tells nothing of what it found. */
export async function takeAtLeast<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const [result] = await Promise.all([work, wait(ms)]);
  return result;
}
