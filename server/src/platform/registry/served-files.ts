import { createCache } from '../../cache/cache';
import { digestFiles } from '../custody/statement';
import type { Dependencies } from '../../dependencies';
import { hashOf } from '../store/check-release';
import { readStored } from '../store/file-bytes';
import type { PublishedRelease } from './live-state';
import { listReleaseFiles, type ReleaseFileRow } from '../store/releases.repository';

/** A file of a release, or a compressed copy of it, as served to a browser. */
export interface ServedFile {
  readonly content: Buffer;
  readonly mediaType: string;
  readonly encoding: ReleaseFileRow['encoding'];
  /** True when the file has copies in other encodings. */
  readonly hasCopies: boolean;
}

export interface ServedFiles {
  /**
   * The smallest copy in an accepted encoding; undefined if there is none, or none that is unchanged since
   * its publication.
   */
  read(
    release: PublishedRelease,
    path: string,
    encodings: ReadonlySet<string>,
  ): Promise<ServedFile | undefined>;
}

interface Options extends Pick<Dependencies, 'db' | 'files'> {
  readonly log: { error(facts: object, message: string): void };
}

/** Enough for all files of several releases of each bundle: one live set is about 1.5 MB. */
const CACHE_BYTES = 32 * 1024 * 1024;
const CACHED_RELEASES = 200;
const BY_SIZE = ['br', 'gzip', ''] as const;

/**
 * Serves files of published releases from memory, and reads them from the store on a miss. Each one is
 * verified against its hash before it is cached, so that a file that changed at rest is never served.
 */
export function createReleaseFileCache({ db, files, log }: Options): ServedFiles {
  const listings = createCache<readonly ReleaseFileRow[]>({ mostEntries: CACHED_RELEASES });
  const contents = createCache<Buffer>({ mostBytes: CACHE_BYTES, sizeOf: ({ length }) => length });

  async function readVerified(row: ReleaseFileRow): Promise<Buffer | undefined> {
    const content = await readStored(files, row.fileId);
    if (content && hashOf(content) === row.integrity) return content;
    const { releaseId, path, encoding } = row;
    const problem = content ? 'is not what was published' : 'is not in the store';
    log.error({ releaseId, path, encoding }, `a file of a release ${problem}: it is not served`);
    return undefined;
  }

  /** None when they are not those that were approved. */
  async function listApproved(
    releaseId: number,
    approved: string | undefined,
  ): Promise<readonly ReleaseFileRow[]> {
    const rows = await listReleaseFiles(db, releaseId);
    if (approved === undefined || digestFiles(rows) === approved) return rows;
    log.error({ releaseId }, 'the files of a release are not those that were approved: none is served');
    return [];
  }

  return {
    async read({ id, approval }, path, encodings) {
      const listing = await listings.read(`${id} ${approval?.files}`, () =>
        listApproved(id, approval?.files),
      );
      const rows = listing.filter((row) => row.path === path);
      const wanted = BY_SIZE.filter((encoding) => encoding === '' || encodings.has(encoding));
      for (const row of wanted.flatMap((encoding) => rows.filter((each) => each.encoding === encoding))) {
        const content = await contents.read(row.fileId, () => readVerified(row));
        const { mediaType, encoding } = row;
        if (content) return { content, mediaType, encoding, hasCopies: rows.length > 1 };
      }
      return undefined;
    },
  };
}
