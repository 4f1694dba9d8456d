import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { AnyRelease, Release } from '@metier/sdk/contract';
import { inTransaction } from '../../db/database';
import { findViolatedKey } from '../../db/database-errors';
import { refuse } from '../../errors';
import type { FileStore } from '../../files/file-store';
import { removeOrphanedFiles } from '../../files/remove-files';
import type { Dependencies } from '../../dependencies';
import { readArchive } from '../store/archive';
import { recordDone, withAudit, type AuditedAction } from '../store/audit.service';
import { checkRelease, hashOf } from '../store/check-release';
import { removeUnusedReleases } from './clean-up.service';
import type { compress } from './compress';
import { createCopyReuse } from './reuse-copies';
import type { PublishedRelease } from '../registry/live-state';
import { takePackageDates, type PackageDates } from '../store/package-dates';
import { mediaTypeOf } from '../store/media-types';
import {
  insertRelease,
  insertReleaseLanguages,
  isReleaseFile,
  type ReleaseFileRow,
  type ReleaseRow,
} from '../store/releases.repository';
import { releasesTexts as texts } from '../store/releases.texts';
import type { Team } from '../teams/team-auth';

type StoredFile = Omit<ReleaseFileRow, 'releaseId'>;

/** Number of files that are compressed and stored concurrently. */
const CONCURRENCY = 4;

/**
 * Publishes the release of an archive under its team's name, all of it or nothing. Refuses files that differ
 * from the description, a remote of another team, and an existing version.
 */
export function publishArchive(dependencies: Dependencies, team: Team, archive: Readable): Promise<Release> {
  const about = team.remote === '*' ? undefined : team.remote;
  return withAudit(dependencies, { actor: team.name, action: 'publish', remote: about }, async (specify) => {
    const files = await readArchive(archive);
    const packageDates = takePackageDates(files);
    const description = checkRelease(files, team.remote);
    const audited = specify({ remote: description.name, version: description.version });
    const { approverId: publisherId = null } = team;
    return toRelease(await publish(dependencies, audited, description, files, { publisherId, packageDates }));
  });
}

interface PublishOptions {
  /** The approver whose release it is. */
  readonly publisherId?: number | null;
  readonly packageDates?: PackageDates | null;
  readonly makeCopies?: typeof compress;
}

/** Stores a release with files that are already checked. */
export async function publish(
  dependencies: Dependencies,
  audited: AuditedAction,
  description: AnyRelease,
  files: ReadonlyMap<string, Buffer>,
  { publisherId = null, packageDates = null, makeCopies }: PublishOptions = {},
): Promise<PublishedRelease> {
  const { name: remote, version } = description;
  await dependencies.releases.refresh();
  if (dependencies.releases.findRelease(remote, version)) throw refuse.conflict(texts.known(remote, version));
  const stored: StoredFile[] = [];
  try {
    const copies = { files, makeCopies: makeCopies ?? (await createCopyReuse(dependencies, remote)) };
    await storeFiles(dependencies.files, description, copies, stored);
    await insert(dependencies, audited, { description, publisherId, packageDates }, stored);
  } catch (error) {
    const ids = stored.map(({ fileId }) => fileId);
    await removeOrphanedFiles(dependencies, ids, error, { isRecorded: isReleaseFile });
    if (findViolatedKey(error) !== 'releases_version_key') throw error;
    throw refuse.conflict(texts.known(remote, version));
  }
  await dependencies.releases.refresh();
  await removeUnusedReleases(dependencies);
  const release = dependencies.releases.findRelease(remote, version);
  if (!release) throw new Error('The release that was just published is not there.');
  return release;
}

function insert(
  dependencies: Dependencies,
  audited: AuditedAction,
  given: Pick<ReleaseRow, 'description' | 'publisherId' | 'packageDates'>,
  files: StoredFile[],
): Promise<void> {
  const { description } = given;
  const { name: remote, version } = description;
  const release = {
    ...given,
    remote,
    version,
    publishedBy: audited.actor,
    createdAt: dependencies.clock(),
  };
  return inTransaction(dependencies.db, async (tx) => {
    await insertRelease(tx, release, files);
    await insertReleaseLanguages(tx, Object.keys(description.languages ?? {}), release.createdAt);
    await recordDone(tx, audited, texts.published(files.length));
    await dependencies.live.publish(tx, { kind: 'releases' });
  });
}

/**
 * Stores every file and its compressed copies; adds each to `stored` first, so that a failure can remove it.
 */
async function storeFiles(
  store: FileStore,
  { files: described }: AnyRelease,
  { files, makeCopies }: { files: ReadonlyMap<string, Buffer>; makeCopies: typeof compress },
  stored: StoredFile[],
): Promise<void> {
  const put = async (path: string, encoding: StoredFile['encoding'], content: Buffer) => {
    const fileId = randomBytes(16).toString('hex');
    const facts = { mediaType: mediaTypeOf(path), size: content.length, integrity: hashOf(content) };
    stored.push({ path, encoding, fileId, ...facts });
    await store.put(fileId, content);
  };
  const waiting = Object.keys(described);
  async function work(): Promise<void> {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const content = files.get(path) ?? Buffer.alloc(0);
      await put(path, '', content);
      for (const copy of await makeCopies(path, content)) await put(path, copy.encoding, copy.content);
    }
  }
  const outcomes = await Promise.allSettled(Array.from({ length: CONCURRENCY }, work));
  const failed = outcomes.find((outcome) => outcome.status === 'rejected');
  if (failed) throw failed.reason;
}

export function toRelease({
  remote,
  version,
  description,
  publishedBy,
  publishedAt,
}: PublishedRelease): Release {
  const sizes = Object.values(description.files).map(({ size }) => size);
  const { routes = [], fragments = [] } = 'container' in description ? description : {};
  return {
    remote,
    version,
    size: sizes.reduce((sum, size) => sum + size, 0),
    file_count: sizes.length,
    routes: routes.map(({ path, access }) => ({ path, access })),
    fragments: fragments.map(({ name, access }) => ({ name, access })),
    published_by: publishedBy,
    published_at: publishedAt.toISOString(),
  };
}
