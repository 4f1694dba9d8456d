import type { Hold } from '@metier/sdk/rules';
import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { openReport } from '../moderation/open-report';
import { screenText } from '../moderation/screen-text';
import type { Viewer } from '../viewer';
import { findStanding } from './jobs.holds.repository';

/**
 * Why a new job of a company is not public at once: others do not see the company, or, with the switch on, it
 * has never had a public job and its website is not proven by a confirmed address.
 */
export async function findFirstHold(
  { config }: Pick<Dependencies, 'config'>,
  tx: Queryable,
  companyId: number,
): Promise<Hold | null> {
  const { isHeld, isVerified, hasPublicJob } = await findStanding(tx, companyId);
  if (isHeld) return 'company';
  return config.isFirstJobReviewed && !isVerified && !hasPublicJob ? 'waiting' : null;
}

interface PostedJob {
  readonly id: number;
  readonly title: string;
  readonly description: string;
  readonly hold?: Hold | null | undefined;
}

/** Puts a job that waits for a look into the queue, and one whose text matches a rule. */
export async function screenJob(
  dependencies: Dependencies,
  tx: Queryable,
  viewer: Viewer,
  { id, title, description: text, hold }: PostedJob,
): Promise<void> {
  const target = { target: 'job', id, accountId: viewer.id, title } as const;
  if (hold === 'waiting')
    await openReport(dependencies, tx, target, { reason: 'first-job', reporterKey: 'first-job' });
  await screenText(dependencies, tx, { ...target, text });
}
