import type { Hold } from '@metier/sdk/rules';
import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { findStanding } from './jobs.holds.repository';

/**
 * Why a new job of a company is not public at once: others do not see the company, or, with the switch on, it
 * has never had a public job and its website is not proven by a confirmed address. Also resolves to its account.
 */
export async function findFirstHold(
  { config }: Pick<Dependencies, 'config'>,
  tx: Queryable,
  companyId: number,
): Promise<{ readonly hold: Hold | null; readonly accountId: number }> {
  const { isHeld, isVerified, hasPublicJob, accountId } = await findStanding(tx, companyId);
  if (isHeld) return { hold: 'company', accountId };
  const isWaiting = config.isFirstJobReviewed && !isVerified && !hasPublicJob;
  return { hold: isWaiting ? 'waiting' : null, accountId };
}

interface PostedJob {
  readonly accountId: number;
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly hold?: Hold | null | undefined;
}

/** Announces the text of a job, and that it waits for a look. */
export async function announceJob(
  { domainEvents }: Dependencies,
  tx: Queryable,
  { id, accountId, title, description: text, hold }: PostedJob,
): Promise<void> {
  if (hold === 'waiting') await domainEvents.emit(tx, 'job.waiting', { id, accountId, title });
  await domainEvents.emit(tx, 'text.published', { target: 'job', id, accountId, title, text });
}
