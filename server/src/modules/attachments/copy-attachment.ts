import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import { UploadRefusal } from '../../files/file-store';
import { removeOrphanedFiles } from '../../files/remove-files';
import type { UploadPolicy } from '../../files/upload-policies';
import type { UploadedFile } from '../../http/input/uploads';
import type { Viewer } from '../viewer';
import { getAttachmentFile } from './attachments.service';

export interface CopyRequest {
  /** Document of the viewer's library. */
  readonly attachment: number;
  /** Limits of the place that gets the copy. */
  readonly policy: UploadPolicy;
  /** Name of the attachment in the request, for a refusal. */
  readonly field: string;
}

/**
 * Copies a document from the viewer's library for a write, so that later changes of the original do not affect
 * it; a failed write leaves no file. 404 for another user's document.
 */
export async function withCopyOf<Result>(
  dependencies: Dependencies,
  viewer: Viewer,
  { attachment, policy, field }: CopyRequest,
  write: (copy: UploadedFile) => Promise<Result>,
): Promise<Result> {
  const { db, files } = dependencies;
  const { id, name } = await getAttachmentFile(db, viewer, attachment);
  const content = await files.read(id);
  if (!content) throw refuse.missing();
  const stored = await files.write(content, policy).catch((error: unknown) => {
    throw error instanceof UploadRefusal ? refuse.field(field, error.message, error.reason) : error;
  });
  try {
    return await write({ ...stored, name });
  } catch (error) {
    await removeOrphanedFiles(dependencies, [stored.id], error);
    throw error;
  }
}
