import type {
  ApplicationDocument,
  ApplicationDocumentBody,
  ApplicationDocumentForm,
} from '@metier/sdk/contract';
import { inTransaction } from '../../db/database';
import { refuse } from '../../errors';
import { applicationDocumentAddress } from '../../files/addresses';
import { toFileName } from '../../files/file-names';
import { insertFile } from '../../files/files.repository';
import { applicationDocumentPolicy } from '../../files/upload-policies';
import type { UploadedFile } from '../../http/input/uploads';
import type { Dependencies } from '../../dependencies';
import { requireOwnApplication } from '../applications/applications.service';
import { withCopyOf } from '../attachments/copy-attachment';
import { keepRemoved, takeRemoved } from '../removed-documents/removed-documents.service';
import type { Viewer } from '../viewer';
import * as repository from './application-documents.repository';

const toDocument = ({
  id,
  applicationId,
  name,
  uploadedAt,
}: repository.DocumentRow): ApplicationDocument => ({
  id,
  application: applicationId,
  name,
  file: applicationDocumentAddress(applicationId, id),
  uploaded_at: uploadedAt.toISOString(),
});

/**
 * Adds an uploaded file to the viewer's own application, under the given name; its download has the file type's
 * extension. 409 once the application is withdrawn.
 */
export function addDocument(
  { db, clock }: Dependencies,
  viewer: Viewer,
  form: ApplicationDocumentForm,
  file: UploadedFile,
): Promise<ApplicationDocument> {
  const fileName = form.name === undefined ? file.name : toFileName(form.name, file.mediaType);
  const name = form.name ?? fileName;
  return inTransaction(db, async (tx) => {
    await requireOwnApplication(tx, viewer, form.application);
    await insertFile(tx, { ...file, name: fileName });
    const place = { applicationId: form.application, fileId: file.id };
    return toDocument(await repository.insertDocument(tx, { ...place, name, uploadedAt: clock() }));
  });
}

/**
 * Adds a copy of a document from the viewer's library, so that later changes of the original do not affect
 * it.
 */
export async function attachDocument(
  dependencies: Dependencies,
  viewer: Viewer,
  body: ApplicationDocumentBody,
): Promise<ApplicationDocument> {
  await requireOwnApplication(dependencies.db, viewer, body.application);
  const request = { attachment: body.attachment, policy: applicationDocumentPolicy, field: 'attachment' };
  return withCopyOf(dependencies, viewer, request, (copy) => addDocument(dependencies, viewer, body, copy));
}

/**
 * Removes a document from the viewer's own application; it can be restored for a minute. 409 once the
 * application is withdrawn.
 */
export function removeDocument(dependencies: Dependencies, viewer: Viewer, id: number): Promise<void> {
  return inTransaction(dependencies.db, async (tx) => {
    const document = await repository.findDocument(tx, id);
    if (!document) throw refuse.missing();
    await requireOwnApplication(tx, viewer, document.applicationId);
    if (!(await repository.deleteDocument(tx, id))) throw refuse.missing();
    const { id: documentId, ...rest } = document;
    await keepRemoved(dependencies, tx, { userId: viewer.id, documentId, ...rest });
  });
}

/** Restores a removed document of the viewer's own application; 404 when it is too late. */
export function restoreDocument(
  dependencies: Dependencies,
  viewer: Viewer,
  id: number,
): Promise<ApplicationDocument> {
  return inTransaction(dependencies.db, async (tx) => {
    const removed = await takeRemoved(dependencies, tx, viewer, 'application', id);
    const { applicationId, fileId, name, uploadedAt } = removed;
    if (applicationId === null) throw refuse.missing();
    await requireOwnApplication(tx, viewer, applicationId);
    const document = { id, applicationId, fileId, name, uploadedAt };
    await repository.reinsertDocument(tx, document);
    return toDocument(document);
  });
}
