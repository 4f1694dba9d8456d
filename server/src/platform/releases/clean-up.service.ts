import { inTransaction } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import type { PublishedRelease } from '../registry/live-state';
import { deleteRelease, listMovedReleaseIds, listReleaseFiles } from '../store/releases.repository';

const DAY_MS = 24 * 3_600_000;
/** Retention of releases that were never live; all others are kept forever. */
const KEPT_MS = 30 * DAY_MS;

/** Removes the releases, with their files, that exceed the retention and were never live or a candidate. */
export async function removeUnusedReleases(dependencies: Dependencies): Promise<void> {
  const before = dependencies.clock().getTime() - KEPT_MS;
  const old = dependencies.releases.listAll().filter(({ publishedAt }) => publishedAt.getTime() < before);
  if (old.length === 0) return;
  const moved = new Set(await listMovedReleaseIds(dependencies.db));
  for (const release of old) if (!moved.has(release.id)) await remove(dependencies, release);
  await dependencies.releases.refresh();
}

async function remove({ db, files, live }: Dependencies, { id }: PublishedRelease): Promise<void> {
  const rows = await inTransaction(db, async (tx) => {
    const found = await listReleaseFiles(tx, id);
    await deleteRelease(tx, id);
    await live.publish(tx, { kind: 'releases' });
    return found;
  });
  for (const { fileId } of rows) await files.remove(fileId);
}
