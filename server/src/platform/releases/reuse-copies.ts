import type { Dependencies } from '../../dependencies';
import { hashOf } from '../store/check-release';
import { compress, type CompressedCopy } from './compress';
import { readStored } from '../store/file-bytes';
import { listNewestFiles } from '../store/releases.repository';

/**
 * Compresses files like `compress`. Most files of a release are in the remote's newest release, too: their copies
 * are read from there, because compressing takes longer than everything else in publishing.
 */
export async function createCopyReuse(
  { db, files }: Pick<Dependencies, 'db' | 'files'>,
  remote: string,
): Promise<typeof compress> {
  const rows = await listNewestFiles(db, remote);
  const originals = new Map(rows.flatMap((row) => (row.encoding === '' ? [[row.integrity, row.path]] : [])));

  async function readCopy(encoding: CompressedCopy['encoding'], of: string): Promise<CompressedCopy[]> {
    const row = rows.find(({ path, encoding: its }) => path === of && its === encoding);
    const content = row && (await readStored(files, row.fileId));
    return content && hashOf(content) === row.integrity ? [{ encoding, content }] : [];
  }

  return async (path, content) => {
    const original = originals.get(hashOf(content));
    if (original === undefined) return compress(path, content);
    const copies = await Promise.all([readCopy('br', original), readCopy('gzip', original)]);
    // A file of the store that is gone or damaged is made again.
    return copies.every(({ length }) => length === 1) ? copies.flat() : compress(path, content);
  };
}
