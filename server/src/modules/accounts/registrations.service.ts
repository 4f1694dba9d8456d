import type { AccountType } from '@metier/shared/contract';
import { inTransaction } from '../../db/database';
import { findViolatedKey } from '../../db/database-errors';
import { refuse } from '../../errors';
import { deleteFile, insertFile } from '../../files/files.repository';
import type { SessionUser } from '../../http/session';
import type { UploadedFile } from '../../http/uploads';
import type { Parts } from '../../parts';
import {
  findTaken,
  hasProfile,
  insertUser,
  lockPicture,
  updateUser,
  type UserRow,
} from './accounts.repository';
import { accountsTexts } from './accounts.texts';
import { deleteResetsOf } from './password-resets.repository';
import { findPasswordFlaw, hashPassword } from './passwords';

export interface Registration {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** The wire's name of the password, for what is said of it. */
  readonly passwordField: 'password' | 'password1';
  readonly accountType: AccountType;
  readonly picture?: UploadedFile | undefined;
}

/** Creates the user, with their picture if there is one. Refuses by field: taken names, a weak password. */
export async function registerUser(parts: Parts, registration: Registration): Promise<UserRow> {
  await assertAcceptable(parts, registration);
  const user = await toUser(registration);
  return inTransaction(parts.db, async (tx) => {
    if (registration.picture) await insertFile(tx, registration.picture);
    return insertUser(tx, user);
  }).catch(explainTaken);
}

/**
 * Registers somebody anew in the place of the account they have made, picture and all; refuses as a registration does,
 * and with 409 once a profile has been built on the account.
 */
export async function reviseRegistration(
  parts: Parts,
  { id }: SessionUser,
  registration: Registration,
): Promise<UserRow> {
  await assertAcceptable(parts, registration, id);
  const user = await toUser(registration);
  const { revised, earlier } = await inTransaction(parts.db, async (tx) => {
    const earlier = await lockPicture(tx, id);
    if (await hasProfile(tx, id)) throw refuse.conflict(accountsTexts.hasProfile);
    if (registration.picture) await insertFile(tx, registration.picture);
    const revised = await updateUser(tx, id, user);
    // A link to a new password may have gone to an address that was mistyped.
    await deleteResetsOf(tx, id);
    if (earlier) await deleteFile(tx, earlier);
    return { revised, earlier };
  }).catch(explainTaken);
  // A file that stays behind costs a little space; failing now would deny what has been done.
  if (earlier) await parts.files.remove(earlier).catch(() => {});
  return revised;
}

async function toUser({ username, email, password, accountType, picture }: Registration) {
  const passwordHash = await hashPassword(password);
  return { username, email, passwordHash, accountType, profilePictureId: picture?.id ?? null };
}

/** `ownId` is who may keep their name and email. */
async function assertAcceptable(
  { db, config }: Parts,
  registration: Registration,
  ownId?: number,
): Promise<void> {
  const { username, email, password, passwordField } = registration;
  const taken = await findTaken(db, registration, ownId);
  const names = [username, email];
  const flaw = findPasswordFlaw(password, { minLength: config.passwordMinLength, names });
  const errors = {
    ...(taken.username && { username: [accountsTexts.usernameTaken] }),
    ...(taken.email && { email: [accountsTexts.emailTaken] }),
    ...(flaw && { [passwordField]: [flaw] }),
  };
  if (Object.keys(errors).length > 0) throw refuse.fields(errors);
}

/** Two registrations at the same moment: the index has the last word, in the same words. */
function explainTaken(error: unknown): never {
  const key = findViolatedKey(error);
  if (key === 'users_username_key') throw refuse.field('username', accountsTexts.usernameTaken);
  if (key === 'users_email_key') throw refuse.field('email', accountsTexts.emailTaken);
  throw error;
}
