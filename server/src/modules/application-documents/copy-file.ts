import { refuse } from '../../errors';
import { UploadRefusal, type FileStore } from '../../files/file-store';
import type { FileRow } from '../../files/files.repository';
import { applicationDocumentPolicy } from '../../files/upload-policies';
import type { UploadedFile } from '../../http/input/uploads';

/** Copies a file, within the limits of application documents. */
export async function copyFile(store: FileStore, { id, name }: FileRow): Promise<UploadedFile> {
  const content = await store.read(id);
  if (!content) throw refuse.missing();
  try {
    return { ...(await store.write(content, applicationDocumentPolicy)), name };
  } catch (error) {
    if (error instanceof UploadRefusal) throw refuse.field('attachment', error.message, error.reason);
    throw error;
  }
}
