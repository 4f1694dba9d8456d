import { inTransaction, type Queryable } from '../../db/database';
import { refuse } from '../../errors';
import { deleteFile, findFile, insertFile, type FileRow } from '../../files/files.repository';
import type { SessionUser } from '../../http/session/session';
import type { UploadedFile } from '../../http/input/uploads';
import type { Dependencies } from '../../dependencies';
import { requireField } from '../required';
import { canSeePicture } from './accounts.policy';
import { findUserByPicture, lockPicture, setPicture, type UserRow } from './accounts.repository';

/** A picture's file, and whether it is public. */
export interface PictureFile {
  readonly file: FileRow;
  readonly isPublic: boolean;
}

/** Returns a user's picture; 404 when it does not exist or the viewer may not see it. */
export async function findPicture(
  { db }: Dependencies,
  viewer: SessionUser | null,
  fileId: string,
): Promise<PictureFile> {
  const owner = await findUserByPicture(db, fileId);
  if (!owner || !(await canSeePicture(db, viewer, owner))) throw refuse.missing();
  const file = await findFile(db, fileId);
  if (!file) throw refuse.missing();
  return { file, isPublic: owner.accountType === 'job_provider' };
}

/**
 * Sets the user's picture and deletes the file of the earlier one. Refuses by field when no file was
 * uploaded.
 */
export function replacePicture(
  dependencies: Dependencies,
  user: SessionUser,
  upload: UploadedFile | undefined,
): Promise<UserRow> {
  const picture = requireField('profile_picture', upload);
  return changePicture(dependencies, user, picture.id, (tx) => insertFile(tx, picture));
}

/** Removes the user's picture; idempotent. */
export async function removePicture(dependencies: Dependencies, user: SessionUser): Promise<void> {
  await changePicture(dependencies, user, null);
}

async function changePicture(
  { db, files, live }: Dependencies,
  user: SessionUser,
  next: string | null,
  prepare: (tx: Queryable) => Promise<void> = async () => {},
): Promise<UserRow> {
  const { changed, earlier } = await inTransaction(db, async (tx) => {
    const earlier = await lockPicture(tx, user.id);
    await prepare(tx);
    const changed = await setPicture(tx, user.id, next);
    if (earlier) await deleteFile(tx, earlier);
    await live.publish(tx, { kind: 'board' });
    return { changed, earlier };
  });
  // Best effort: an orphaned file costs little space, while an error here would report a committed change as
  // failed.
  if (earlier) await files.remove(earlier).catch(() => {});
  return changed;
}
