import { hashPassword } from '../../modules/accounts/passwords';
import type { FileStore } from '../../files/file-store';
import { inTransaction, type Queryable } from '../database';
import { demoPassword } from './demo-logins';
import { insertDemoRows } from './insert-demo-rows';
import { makeDemoBoard } from './make-demo-board';
import { removeDemoFiles, storeDemoFiles } from './store-demo-files';

export interface SeedOptions {
  readonly db: Queryable;
  readonly files: FileStore;
  /** The board is as of the beginning of this day (UTC). */
  readonly today: Date;
  /** Called with one sentence for each step. */
  readonly report?: (step: string) => void;
}

/**
 * Fills an empty, migrated database with the demo board, and the file store with its pictures and documents;
 * changes nothing when it rejects.
 */
export async function seedDemo({ db, files, today, report = () => {} }: SeedOptions): Promise<void> {
  const board = makeDemoBoard(today);
  report(`Drawing ${board.companies.length} logos, ${board.seekers.length} portraits and their documents.`);
  const [stored, passwordHash] = await Promise.all([
    storeDemoFiles(board, files),
    hashPassword(demoPassword),
  ]);
  report(`Writing ${board.jobs.length} jobs and ${board.applications.length} applications.`);
  try {
    await inTransaction(db, (tx) => insertDemoRows(tx, board, stored, passwordHash));
  } catch (error) {
    await removeDemoFiles(stored, files);
    throw error;
  }
}
