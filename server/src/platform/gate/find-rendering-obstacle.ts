import { LRUCache } from 'lru-cache';
import type { Dependencies } from '../../dependencies';
import type { PublishedRelease } from '../registry/live-state';
import { readStored } from '../store/file-bytes';
import { listReleaseFiles } from '../store/releases.repository';
import { releasesTexts as texts } from '../store/releases.texts';
import { usesImport } from './script/uses-import';

/** By the hash of the build, because files never change. */
const known = new LRUCache<string, { readonly obstacle: string | undefined }>({ max: 200 });

/**
 * Why this server renders none of a release's pages although it has a build for that; undefined if nothing is known.
 * Builds from before a rule go on in browsers, and have to be released again.
 */
export async function findRenderingObstacle(
  { db, files }: Pick<Dependencies, 'db' | 'files'>,
  { id, description: { server, files: described } }: PublishedRelease,
): Promise<string | undefined> {
  const integrity = server && described[server]?.integrity;
  if (!integrity) return undefined;
  const found = known.get(integrity);
  if (found) return found.obstacle;
  const row = (await listReleaseFiles(db, id)).find(
    ({ path, encoding }) => path === server && encoding === '',
  );
  const content = row && (await readStored(files, row.fileId));
  if (!content) return undefined;
  const obstacle = usesImport(content.toString()) ? texts.usesImport : undefined;
  known.set(integrity, { obstacle });
  return obstacle;
}
