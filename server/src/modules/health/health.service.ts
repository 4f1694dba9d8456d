import type { Dependencies } from '../../dependencies';
import { pingDatabase } from './health.repository';

/** Timeout of a health check: a slower dependency counts as failed. */
const CHECK_TIMEOUT_MS = 2_000;

type DependencyName = 'database' | 'files';

/** Why each dependency failed; undefined for one that works. */
export type DependencyErrors = Readonly<Record<DependencyName, Error | undefined>>;

/** Checks each dependency. Never rejects. */
export async function checkDependencies({ db, files }: Dependencies): Promise<DependencyErrors> {
  const [database, fileStore] = await Promise.all([findError(pingDatabase(db)), findError(files.check())]);
  return { database, files: fileStore };
}

async function findError(check: Promise<void>): Promise<Error | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<Error>((resolve) => {
    const error = new Error(`No response within ${CHECK_TIMEOUT_MS} ms`);
    timer = setTimeout(resolve, CHECK_TIMEOUT_MS, error);
  });
  const outcome = check.then(
    () => undefined,
    (error: Error) => error,
  );
  return Promise.race([outcome, timeout]).finally(() => clearTimeout(timer));
}
