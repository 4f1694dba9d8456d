import { setTimeout as wait } from 'node:timers/promises';

/** Settles like `work`, but not before `ms`, so that the duration does not reveal the result. */
export async function padDuration<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const padding = wait(ms);
  try {
    return await work;
  } finally {
    await padding;
  }
}
