import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A clock for servers of this machine that is ahead of the real one, or behind it. */
export interface ShiftedClock {
  /** Node's arguments for a server that goes by it. */
  readonly execArgv: readonly string[];
  /** Resolves once every thread of those servers goes by it. */
  shift(offsetMs: number): Promise<void>;
  remove(): void;
}

/** Longer than threads take to look at the file again. */
const NOTICED_MS = 200;

/** Makes a clock that is right at first. */
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
