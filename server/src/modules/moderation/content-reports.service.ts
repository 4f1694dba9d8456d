import type { ContentReportBody } from '@metier/sdk/contract';
import { listReportReasons } from '@metier/sdk/rules';
import { inTransaction } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import { networkOf } from '../../http/throttle/networks';
import { byNetwork, throttle, type Throttle } from '../../http/throttle/throttle';
import { hashWithKey } from '../../signing';
import type { Viewer } from '../viewer';
import { moderationTexts as texts } from './moderation.texts';
import { openReport } from './open-report';
import { findTarget, type TargetRow } from './targets.repository';

const HOUR_MS = 60 * 60_000;
const byAddress: Throttle = { name: 'report-address', limit: 20, windowMs: HOUR_MS };
const byAccount: Throttle = { name: 'report-account', limit: 20, windowMs: HOUR_MS };

/** Visitors see jobs and companies that are not on hold; a message is seen by its recipient. */
const canSee = ({ target, hold, recipientId }: TargetRow, viewer: Viewer | null) =>
  target === 'message' ? viewer !== null && recipientId === viewer.id : hold === null;

const identify = ({ config }: Dependencies, viewer: Viewer | null, address: string) =>
  viewer
    ? { reporterKey: `account:${viewer.id}`, reporterId: viewer.id }
    : {
        reporterKey: `visitor:${hashWithKey(config.sessionSecret, `reporter.${networkOf(address)}`).toString('base64url')}`,
      };

/**
 * Accepts a report of something that the reporter sees; 404 for anything else. Resolves to the acknowledgement,
 * which a second report gets as well, without being counted.
 */
export async function reportContent(
  dependencies: Dependencies,
  viewer: Viewer | null,
  address: string,
  { target: kind, id, reason, text = '' }: ContentReportBody,
): Promise<string> {
  const account = viewer ? [{ rule: byAccount, subject: String(viewer.id) }] : [];
  await throttle(dependencies, [...byNetwork(byAddress, address), ...account]);
  if (!listReportReasons(kind).some(({ value }) => value === reason))
    throw refuse.field('reason', texts.otherReason);
  const target = await findTarget(dependencies.db, kind, id);
  if (!target || !canSee(target, viewer)) throw refuse.missing();
  if (target.accountId === viewer?.id) throw refuse.forbidden(texts.ownContent);
  const report = { reason, text: text.trim(), ...identify(dependencies, viewer, address) };
  const isNew = await inTransaction(dependencies.db, (tx) => openReport(dependencies, tx, target, report));
  return isNew ? texts.thanks : texts.reportedBefore;
}
