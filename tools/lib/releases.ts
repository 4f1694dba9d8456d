import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
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

/** True if a workspace's `dist` is complete and was built from the current sources. */
export const isUpToDate = (workspace: string): boolean =>
  isBuiltFrom(join(ROOT, workspace), fingerprint(join(ROOT, workspace)));

/** True if the `dist/release.json` in the folder has this fingerprint and all its files are complete. */
export function isBuiltFrom(directory: string, mark: string): boolean {
  const release = readRelease(directory);
  if (!release || release.fingerprint !== mark) return false;
  return Object.entries(release.files).every(
    ([file, { size }]) => statSync(join(directory, 'dist', file), { throwIfNoEntry: false })?.size === size,
  );
}
