import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readMark } from '../../bench/mono/mark.cjs';
import { fingerprint } from './fingerprint.cjs';
import { ROOT } from './root';

interface Release {
  readonly fingerprint: string | null;
  readonly files: Readonly<Record<string, { readonly size: number }>>;
}

function readRelease(directory: string): Release | undefined {
  const file = join(directory, 'dist/release.json');
  try {
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Release) : undefined;
  } catch {
    return undefined;
  }
}

/** The application in one bundle: not a workspace, only built for the benchmarks. */
export const ONE_BUNDLE = 'bench/mono/mf-mono';

/** Whether a workspace's `dist` was made from exactly the present sources, and is whole. */
export const isUpToDate = (workspace: string): boolean =>
  isMadeFrom(join(ROOT, workspace), fingerprint(join(ROOT, workspace)));

export const isOneBundleUpToDate = (): boolean => isMadeFrom(join(ROOT, ONE_BUNDLE), readMark());

function isMadeFrom(directory: string, mark: string): boolean {
  const release = readRelease(directory);
  if (!release || release.fingerprint !== mark) return false;
  return Object.entries(release.files).every(
    ([file, { size }]) => statSync(join(directory, 'dist', file), { throwIfNoEntry: false })?.size === size,
  );
}
