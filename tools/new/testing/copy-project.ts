import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { ROOT } from '../../lib/root';

const MODULES = join(ROOT, 'node_modules');

/** Copies the working tree into an empty folder, linked to the installed packages. */
export function copyProject(copy: string): void {
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  for (const file of files.split('\n').filter((name) => name && existsSync(join(ROOT, name)))) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(ROOT, file), join(copy, file));
  }
  mkdirSync(join(copy, 'node_modules'));
  for (const name of readdirSync(MODULES).filter((each) => each !== '@metier')) {
    symlinkSync(join(MODULES, name), join(copy, 'node_modules', name));
  }
  mkdirSync(join(copy, 'node_modules/@metier'));
  for (const name of readdirSync(join(MODULES, '@metier'))) {
    const workspace = relative(ROOT, realpathSync(join(MODULES, '@metier', name)));
    symlinkSync(join(copy, workspace), join(copy, 'node_modules/@metier', name));
    const own = join(ROOT, workspace, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(copy, workspace, 'node_modules'));
  }
  // The image of the empty database depends on the migrations alone and takes seconds to make.
  mkdirSync(join(copy, 'server/dist'));
  for (const name of ['database', 'database.fingerprint'])
    symlinkSync(join(ROOT, 'server/dist', name), join(copy, 'server/dist', name));
}

/** Marks the lockfile as installed: an install would follow the links and change the packages of the working tree. */
export function acceptLock(project: string): void {
  const marker = join(project, 'node_modules/.metier-lock');
  const lock = createHash('sha256').update(readFileSync(join(project, 'package-lock.json')));
  rmSync(marker, { force: true });
  writeFileSync(marker, `${lock.digest('hex')} all`);
}
