import { buffer } from 'node:stream/consumers';
import type { FileStore } from '../../files/file-store';

/** The content of a stored file; undefined if there is none with this id. */
export async function readStored(files: FileStore, id: string): Promise<Buffer | undefined> {
  const content = await files.read(id);
  return content && buffer(content);
}
