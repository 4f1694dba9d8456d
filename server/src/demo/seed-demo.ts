import type { Dependencies } from '../dependencies';
import { hashPassword } from '../modules/accounts/passwords/passwords';
import { planClosingLetter } from '../modules/closing-letters/closing-letters.service';
import type { FileStore } from '../files/file-store';
import { inTransaction, type Queryable } from '../db/database';
import type { DemoBoard } from './demo-board';
import { demoPassword } from '../config/demo-logins';
import { insertDemoAnswers } from './insert/insert-demo-answers';
import { insertDemoDrafts } from './insert/insert-demo-drafts';
import { insertDemoInterviews } from './insert/insert-demo-interviews';
import { insertDemoModeration } from './insert/insert-demo-moderation';
import { insertDemoRows } from './insert/insert-demo-rows';
import { insertDemoViews } from './insert/insert-demo-views';
import { makeDemoBoard } from './make-demo-board';
import { removeDemoFiles, storeDemoFiles } from './store-demo-files';

export interface SeedOptions {
  readonly db: Queryable;
  readonly files: FileStore;
  /** Called with one sentence for each step. */
  readonly report?: (step: string) => void;
  /** With it, the invited candidates have interviews from next week on, and the demo accounts what they have saved. */
  readonly today?: Date;
  /** With it, candidates of closed jobs of the demo employer get a closing letter in two days. */
  readonly closing?: Pick<Dependencies, 'tasks' | 'mail' | 'live' | 'clock'>;
}

/** Fills an empty, migrated database with the demo board as of the beginning of the day `today` (UTC). */
export function seedDemo(options: SeedOptions & { readonly today: Date }): Promise<void> {
  return storeBoard(makeDemoBoard(options.today), options);
}

/**
 * Writes a board to an empty database, and its pictures and documents to the file store; changes nothing when
 * it rejects.
 */
export async function storeBoard(
  board: DemoBoard,
  { db, files, today, closing, report = () => {} }: SeedOptions,
): Promise<void> {
  report(`Drawing ${board.companies.length} logos, ${board.seekers.length} portraits and their documents.`);
  const [stored, passwordHash] = await Promise.all([
    storeDemoFiles(board, files),
    hashPassword(demoPassword),
  ]);
  report(`Writing ${board.jobs.length} jobs and ${board.applications.length} applications.`);
  try {
    await inTransaction(db, async (tx) => {
      await insertDemoRows(tx, board, stored, passwordHash);
      await insertDemoModeration(tx, board, passwordHash);
      if (today) await insertDemoInterviews(tx, board, today);
      if (today) await insertDemoAnswers(tx, today);
      const closed = board.jobs.filter(({ companyId, isActive }) => companyId === 1 && !isActive);
      if (closing) for (const { id } of closed) await planClosingLetter(closing, tx, id);
      if (today) await insertDemoDrafts(tx, board, today);
      if (today) await insertDemoViews(tx, board, today);
    });
  } catch (error) {
    await removeDemoFiles(stored, files);
    throw error;
  }
}
