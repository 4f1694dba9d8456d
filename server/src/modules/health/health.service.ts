import type { Parts } from '../../parts';
import { pingDatabase } from './health.repository';

/** Timeout of a health check: a slower dependency counts as failed. */
const PATIENCE_MS = 2_000;

export type PartState = 'ok' | 'failed';

/** The state of each dependency by name. Never rejects. */
export async function checkParts({ db, files }: Parts): Promise<Record<'database' | 'files', PartState>> {
  const [database, fileStore] = await Promise.all([tellState(pingDatabase(db)), tellState(files.check())]);
  return { database, files: fileStore };
}

async function tellState(check: Promise<void>): Promise<PartState> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<PartState>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS, 'failed');
  });
  const outcome = check.then(
    (): PartState => 'ok',
    (): PartState => 'failed',
  );
  return Promise.race([outcome, patience]).finally(() => clearTimeout(timer));
}
