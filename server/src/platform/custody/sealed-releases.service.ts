import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { findReleaseRows, insertApproval, listForReleases, listShownIds } from './approvals.repository';
import { hasApprovers } from './approvers.repository';
import { custodyTexts as texts } from './custody.texts';
import { identify } from './identify';
import { isSecretChanged, sealStatement } from './seals';
import { subjectOf, writeStatement, type ReleaseStatement } from './statement';

interface Basis extends Pick<Dependencies, 'clock' | 'config'> {
  /** The server's own, or a transaction. */
  readonly db: Queryable;
}

interface Sealing {
  readonly sealed: NonNullable<ReleaseStatement['sealed']>;
  readonly askedBy: string;
  readonly reason: string;
  readonly since?: string | null;
}

/** Lets releases through by the server itself, those that are not yet. */
export async function sealReleases(
  { db, clock, config }: Basis,
  releaseIds: readonly number[],
  { sealed, askedBy, reason, since = null }: Sealing,
): Promise<void> {
  if (!config.isApprovalRequired || releaseIds.length === 0) return;
  const known = await listForReleases(db, releaseIds);
  const isLetThrough = (id: number) => known.some((row) => row.releaseId === id && row.act === 'release');
  const now = clock();
  for (const release of await findReleaseRows(db, releaseIds)) {
    if (sealed !== 'emergency' && isLetThrough(release.id)) continue;
    const identity = await identify(db, release);
    const statement = { act: 'release', channel: 'production', ...identity, since, sealed } as const;
    const title = texts.release(release.remote, release.version);
    const text = writeStatement({ ...statement, title, reason, askedBy, at: now.toISOString() });
    await insertApproval(db, {
      act: 'release',
      subject: subjectOf(statement, askedBy),
      releaseId: release.id,
      statement: text,
      seal: sealStatement(config.sessionSecret, text),
      askedBy,
      createdAt: now,
      signedAt: now,
    });
  }
}

/**
 * Adopts what production has shown before releases needed an approval. Once a person can approve nothing is adopted
 * any more. Rejects when the server's secret was changed, because then none of its seals is valid.
 */
export async function adoptShownReleases(dependencies: Basis): Promise<void> {
  const { db, config } = dependencies;
  if (!config.isApprovalRequired) return;
  if (await isSecretChanged(db, config.sessionSecret)) throw new Error(texts.secretChanged);
  if (await hasApprovers(db)) return;
  const reason = 'It was live before releases needed an approval.';
  await sealReleases(dependencies, await listShownIds(db), { sealed: 'adopted', askedBy: 'metier', reason });
}
