import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A shiftable clock for local servers. */
export interface ShiftedClock {
  /** Node arguments for a server that uses this clock. */
  readonly execArgv: readonly string[];
  /** Resolves once every thread of those servers uses the new offset. */
  shift(offsetMs: number): Promise<void>;
  remove(): void;
}

/** Longer than the interval at which threads read the file. */
const NOTICED_MS = 200;

/** Creates a clock without an offset. */
export function makeShiftedClock(): ShiftedClock {
  const folder = mkdtempSync(join(tmpdir(), 'metier-clock-'));
  const file = join(folder, 'offset');
  writeFileSync(file, '0');
  const preload = new URL('./clock-preload.mjs', import.meta.url);
  preload.searchParams.set('file', file);
  return {
    execArgv: ['--import', preload.href],
    async shift(offsetMs) {
      writeFileSync(`${file}.new`, String(offsetMs));
      renameSync(`${file}.new`, file);
      await wait(NOTICED_MS);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
