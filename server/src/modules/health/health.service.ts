import type { Dependencies } from '../../dependencies';
import { pingDatabase } from './health.repository';

/** Timeout of a health check: a slower dependency counts as failed. */
const CHECK_TIMEOUT_MS = 2_000;

export type DependencyState = 'ok' | 'failed';

/** The state of each dependency by name. Never rejects. */
export async function checkDependencies({
  db,
  files,
}: Dependencies): Promise<Record<'database' | 'files', DependencyState>> {
  const [database, fileStore] = await Promise.all([stateOf(pingDatabase(db)), stateOf(files.check())]);
  return { database, files: fileStore };
}

async function stateOf(check: Promise<void>): Promise<DependencyState> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<DependencyState>((resolve) => {
    timer = setTimeout(resolve, CHECK_TIMEOUT_MS, 'failed');
  });
  const outcome = check.then(
    (): DependencyState => 'ok',
    (): DependencyState => 'failed',
  );
  return Promise.race([outcome, patience]).finally(() => clearTimeout(timer));
}
