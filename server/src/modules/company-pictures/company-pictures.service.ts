import type { CompanyPicture, CompanyPictureChanges, CompanyPictureForm } from '@metier/sdk/contract';
import { MAX_COMPANY_PICTURES } from '@metier/sdk/rules';
import { inTransaction, type Queryable } from '../../db/database';
import type { CompanyPictureRow } from '../../db/schema/index';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import { deleteFile, insertFile, type FileRow } from '../../files/files.repository';
import type { UploadedFile } from '../../http/input/uploads';
import {
  announceCompany,
  checkJobProvider,
  requireOwnJobProvider,
  toCompanyPicture,
} from '../jobproviders/jobproviders.service';
import { requireField } from '../required';
import type { Viewer } from '../viewer';
import { companyPicturesTexts } from './company-pictures.texts';
import * as repository from './company-pictures.repository';

/** The picture's file; 404 for one of a company that the viewer does not see. */
export async function getPictureFile(db: Queryable, viewer: Viewer | null, fileId: string): Promise<FileRow> {
  const found = await repository.findPictureFile(db, fileId);
  if (!found) throw refuse.missing();
  await checkJobProvider(db, viewer, found.company);
  return found.file;
}

/** Runs `work` with the pictures of the viewer's company, and announces what has changed. */
function change<Result>(
  dependencies: Dependencies,
  viewer: Viewer,
  work: (tx: Queryable, company: number, present: CompanyPictureRow[]) => Promise<Result>,
): Promise<Result> {
  const { db, live } = dependencies;
  return inTransaction(db, async (tx) => {
    const company = await requireOwnJobProvider(tx, viewer);
    const result = await work(tx, company, await repository.lockPictures(tx, company));
    await announceCompany(dependencies, tx, company);
    await live.publish(tx, { kind: 'board' });
    return result;
  });
}

function requirePicture(present: readonly CompanyPictureRow[], id: number): CompanyPictureRow {
  const picture = present.find((each) => each.id === id);
  if (!picture) throw refuse.missing();
  return picture;
}

/** Adds a picture to the viewer's company, as its last one; 409 when there are as many as a company may have. */
export function addPicture(
  dependencies: Dependencies,
  viewer: Viewer,
  { text }: CompanyPictureForm,
  upload: UploadedFile | undefined,
): Promise<CompanyPicture> {
  const file = requireField('file', upload);
  return change(dependencies, viewer, async (tx, jobproviderId, present) => {
    if (present.length >= MAX_COMPANY_PICTURES) throw refuse.conflict(companyPicturesTexts.full);
    await insertFile(tx, file);
    const { width = 0, height = 0 } = file.picture ?? {};
    const added = await repository.insertPicture(tx, {
      jobproviderId,
      fileId: file.id,
      text: text.trim(),
      width,
      height,
      position: present.length + 1,
      createdAt: dependencies.clock(),
    });
    return toCompanyPicture(added);
  });
}

/** Changes the text of a picture of the viewer's company, or moves it to another place; 404 for another's. */
export function changePicture(
  dependencies: Dependencies,
  viewer: Viewer,
  id: number,
  { text, position }: CompanyPictureChanges,
): Promise<CompanyPicture> {
  return change(dependencies, viewer, async (tx, _company, present) => {
    const picture = requirePicture(present, id);
    const changed = { ...picture, ...(text !== undefined && { text: text.trim() }) };
    if (text !== undefined) await repository.updatePicture(tx, id, { text: changed.text });
    if (position !== undefined) {
      const others = present.filter((each) => each !== picture);
      await numberPictures(tx, others.toSpliced(position - 1, 0, picture));
    }
    return toCompanyPicture(changed);
  });
}

/** Removes a picture of the viewer's company with its file; 404 for another's. */
export async function removePicture(dependencies: Dependencies, viewer: Viewer, id: number): Promise<void> {
  const fileId = await change(dependencies, viewer, async (tx, _company, present) => {
    const picture = requirePicture(present, id);
    await repository.deletePicture(tx, id);
    await deleteFile(tx, picture.fileId);
    await numberPictures(
      tx,
      present.filter((each) => each !== picture),
    );
    return picture.fileId;
  });
  // Best effort: an orphaned file costs little space, while an error here would report a committed change as
  // failed.
  await dependencies.files.remove(fileId).catch(() => {});
}

/** Writes the places of the pictures in this order. */
async function numberPictures(tx: Queryable, pictures: readonly CompanyPictureRow[]): Promise<void> {
  for (const [at, { id, position }] of pictures.entries())
    if (position !== at + 1) await repository.updatePicture(tx, id, { position: at + 1 });
}
