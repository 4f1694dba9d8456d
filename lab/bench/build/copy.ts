import { cpSync, existsSync, mkdirSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { ROOT } from '../../../tools/lib/root';
import { makeFolder } from '../lib/server';

/** Generated, downloaded or cached folders, which are not sources. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.cache', '.git', 'data', 'results', 'shots', 'coverage']);
const OURS = '@metier';

/**
 * A copy of the sources that can be changed and built without touching the working tree or its caches.
 * Installed packages are shared; workspace links point into the copy.
 */
export function copySources(): ReturnType<typeof makeFolder> {
  const folder = makeFolder('bench-build');
  cpSync(ROOT, folder.path, { recursive: true, filter: (path) => !LEFT_OUT.has(basename(path)) });
  const [from, to] = [join(ROOT, 'node_modules'), join(folder.path, 'node_modules')];
  mkdirSync(join(to, OURS), { recursive: true });
  for (const name of readdirSync(from).filter((each) => each !== OURS))
    symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, OURS)))
    symlinkSync(readlinkSync(join(from, OURS, name)), join(to, OURS, name));
  const nested = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'node_modules')));
  for (const name of nested)
    symlinkSync(join(ROOT, name, 'node_modules'), join(folder.path, name, 'node_modules'));
  return folder;
}
