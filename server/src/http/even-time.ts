import { setTimeout as wait } from 'node:timers/promises';

/** Settles as `work` does, but no sooner than after so long: the duration tells nothing of what it found. */
export async function takeAtLeast<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const padding = wait(ms);
  try {
    return await work;
  } finally {
    await padding;
  }
}
