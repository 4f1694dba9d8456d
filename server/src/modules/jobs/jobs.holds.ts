import { describeHold, type Hold } from '@metier/sdk/rules';
import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import { readCurrentLanguage } from '../../languages/current-language';
import { cancelClosingLetter } from '../closing-letters/closing-letters.service';
import * as repository from './jobs.holds.repository';

/** Refuses to open a job that is on hold: only the end of the hold does. */
export function requireNoHold(hold: Hold | null | undefined): void {
  if (hold) throw refuse.conflict(describeHold(hold, readCurrentLanguage()));
}

/**
 * Takes jobs off the board, whatever their company does, until `releaseJobs`. No closing letter is planned: the
 * company has not closed them.
 */
export async function holdJobs(
  dependencies: Dependencies,
  tx: Queryable,
  ids: readonly number[],
  hold: Hold,
): Promise<void> {
  await repository.holdJobs(tx, ids, hold);
  if (hold === 'removed') for (const id of ids) await cancelClosingLetter(dependencies, tx, id);
  await dependencies.live.publish(tx, { kind: 'board' });
}

/** Ends the hold of jobs; those that were active before are so again, unless their deadline has passed. */
export async function releaseJobs(
  { live, clock }: Dependencies,
  tx: Queryable,
  ids: readonly number[],
): Promise<void> {
  await repository.releaseJobs(tx, ids, clock());
  await live.publish(tx, { kind: 'board' });
}

/** Takes the jobs of a company that are not on hold off the board, with the company; resolves to their ids. */
export async function holdJobsOfCompany(
  { live }: Dependencies,
  tx: Queryable,
  companyId: number,
): Promise<number[]> {
  const ids = await repository.holdJobsOfCompany(tx, companyId);
  await live.publish(tx, { kind: 'board' });
  return ids;
}

/** Ends the holds that jobs have because of their company. */
export async function releaseJobsOfCompany(
  dependencies: Dependencies,
  tx: Queryable,
  companyId: number,
): Promise<void> {
  await releaseJobs(dependencies, tx, await repository.listJobsHeldWithCompany(tx, companyId));
}
