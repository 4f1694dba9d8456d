import { inTransaction, type Queryable } from '../../db/database';
import { refuse } from '../../errors';
import { deleteFile, findFile, insertFile, type FileRow } from '../../files/files.repository';
import type { SessionUser } from '../../http/session';
import type { UploadedFile } from '../../http/uploads';
import type { Parts } from '../../parts';
import { requireField } from '../required';
import { canSeePicture } from './accounts.policy';
import { findUserByPicture, lockPicture, setPicture, type UserRow } from './accounts.repository';

/** A picture's file, and whether everybody may see it. */
export interface PictureFile {
  readonly file: FileRow;
  readonly isPublic: boolean;
}

/** A user's picture, for a viewer who may see it; 404 for all others, and when it is nobody's. */
export async function findPicture(
  { db }: Parts,
  viewer: SessionUser | null,
  fileId: string,
): Promise<PictureFile> {
  const owner = await findUserByPicture(db, fileId);
  if (!owner || !(await canSeePicture(db, viewer, owner))) throw refuse.missing();
  const file = await findFile(db, fileId);
  if (!file) throw refuse.missing();
  return { file, isPublic: owner.accountType === 'job_provider' };
}

/** Gives the user this picture in place of an earlier one, whose file goes. Refuses by field when there is none. */
export function replacePicture(
  parts: Parts,
  user: SessionUser,
  upload: UploadedFile | undefined,
): Promise<UserRow> {
  const picture = requireField('profile_picture', upload);
  return changePicture(parts, user, picture.id, (tx) => insertFile(tx, picture));
}

/** Takes the user's picture away; without one nothing changes. */
export async function removePicture(parts: Parts, user: SessionUser): Promise<void> {
  await changePicture(parts, user, null);
}

async function changePicture(
  { db, files, live }: Parts,
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
  // A file that stays behind costs a little space; failing now would deny what has been done.
  if (earlier) await files.remove(earlier).catch(() => {});
  return changed;
}
