import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../lib/root';

interface SdkIndex {
  readonly packages: { name: string; version: string; file: string; integrity: string }[];
}

const SDK = '@metier/sdk';

/** Packs the SDK of a folder again, with this version. */
function raiseSdk(folder: string, version: string): void {
  const list = join(folder, 'index.json');
  const index = JSON.parse(readFileSync(list, 'utf8')) as SdkIndex;
  const entry = index.packages.find(({ name }) => name === SDK);
  if (!entry) throw new Error(`${list} has no ${SDK}`);
  execFileSync('tar', ['-xzf', join(folder, entry.file), '-C', folder]);
  const manifest = join(folder, 'package/package.json');
  const content = JSON.parse(readFileSync(manifest, 'utf8')) as object;
  writeFileSync(manifest, JSON.stringify({ ...content, version }));
  entry.version = version;
  entry.file = `sdk-${version}-next.tgz`;
  execFileSync('tar', ['-czf', join(folder, entry.file), '-C', folder, 'package']);
  const hash = createHash('sha512').update(readFileSync(join(folder, entry.file)));
  entry.integrity = `sha512-${hash.digest('base64')}`;
  writeFileSync(list, JSON.stringify(index));
}

/**
 * Copies the built server into a folder of this repository, whose packages it needs, with a later version of the
 * SDK: what an operator gets from an update. Returns the folder and the program.
 */
export function makeNextServer(version: string): { readonly folder: string; readonly main: string } {
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/next-server-'));
  for (const part of ['dist', 'drizzle', 'package.json'])
    cpSync(join(ROOT, 'server', part), join(folder, 'server', part), {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    });
  raiseSdk(join(folder, 'server/dist/sdk'), version);
  return { folder, main: join(folder, 'server/dist/main.js') };
}
