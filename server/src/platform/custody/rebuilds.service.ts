import type { AnyRelease, RebuildBody } from '@metier/sdk/contract';
import { inTransaction } from '../../db/database';
import { refuse } from '../../errors';
import type { Dependencies } from '../../dependencies';
import { recordDone, withAudit } from '../store/audit.service';
import { releasesTexts } from '../store/releases.texts';
import { findReleaseRow, insertApproval } from './approvals.repository';
import { custodyTexts as texts } from './custody.texts';
import { identify } from './identify';
import { sealStatement } from './seals';
import { subjectOf, writeStatement } from './statement';

/** The first file that is not the same in both; undefined if there is none. */
function findDifference({ files }: AnyRelease, rebuilt: RebuildBody['files']): string | undefined {
  const paths = new Set([...Object.keys(files), ...Object.keys(rebuilt)]);
  return [...paths].find((path) => files[path]?.integrity !== rebuilt[path]);
}

/**
 * Records that another machine has built the same files. 409 for another build, and for the token that the release
 * was published with.
 */
export function recordRebuild(
  dependencies: Dependencies,
  team: { readonly name: string },
  { remote, version, files }: RebuildBody,
): Promise<void> {
  const audited = { actor: team.name, action: 'rebuild', remote, version };
  return withAudit(dependencies, audited, async () => {
    const { db, clock, config } = dependencies;
    const release = await findReleaseRow(db, remote, version);
    if (!release) throw refuse.field('version', releasesTexts.unknownVersion(remote, version));
    if (release.publishedBy === team.name) throw refuse.conflict(texts.ownRebuild);
    const other = findDifference(release.description, files);
    if (other !== undefined) throw refuse.conflict(texts.otherBuild(other));
    const now = clock();
    const statement = { act: 'rebuild', ...(await identify(db, release)) } as const;
    const title = texts.release(remote, version);
    const text = writeStatement({
      ...statement,
      title,
      reason: '',
      askedBy: team.name,
      at: now.toISOString(),
    });
    await inTransaction(db, async (tx) => {
      await insertApproval(tx, {
        act: 'rebuild',
        subject: subjectOf(statement, team.name),
        releaseId: release.id,
        statement: text,
        seal: sealStatement(config.sessionSecret, text),
        askedBy: team.name,
        createdAt: now,
        signedAt: now,
      });
      await recordDone(tx, audited, texts.rebuilt);
    });
  });
}
