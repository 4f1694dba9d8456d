import { isEmailAddress, type AccountType } from '@metier/sdk/rules';
import { inTransaction } from '../../../db/database';
import { findViolatedKey } from '../../../db/database-errors';
import { refuse } from '../../../errors';
import { insertFile } from '../../../files/files.repository';
import type { UploadedFile } from '../../../http/input/uploads';
import type { Dependencies } from '../../../dependencies';
import { readCurrentLanguage } from '../../../languages/current-language';
import { findTaken, insertUser, type UserRow } from '../accounts.repository';
import { accountsTexts } from '../accounts.texts';
import { addConfirmation } from '../email-confirmations/email-confirmations.service';
import { findPasswordFlaw, hashPassword } from '../passwords/passwords';
import { limitEnumeration } from './registration-limits';

export interface Registration {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** Name of the password field in the request, used for its errors. */
  readonly passwordField: 'password' | 'password1';
  readonly accountType: AccountType;
  readonly picture?: UploadedFile | undefined;
}

/**
 * Creates the user, with their picture if there is one, in the language of the request, and mails a link that
 * confirms the address. Refuses by field: a weak password, taken names.
 */
export async function registerUser(
  dependencies: Dependencies,
  registration: Registration,
  address: string,
): Promise<UserRow> {
  assertStrong(dependencies, registration);
  // Before the name lookup, so that a refused name takes about as long as an accepted one.
  const passwordHash = await hashPassword(registration.password);
  return limitEnumeration(dependencies, address, async () => {
    await assertFree(dependencies, registration);
    return inTransaction(dependencies.db, async (tx) => {
      if (registration.picture) await insertFile(tx, registration.picture);
      const user = await insertUser(tx, {
        ...toColumns(registration, passwordHash),
        language: readCurrentLanguage(),
      });
      await addConfirmation(dependencies, tx, user, { email: user.email });
      return user;
    }).catch(refuseTaken);
  });
}

/** Maps a registration to the columns of the account. */
export const toColumns = ({ username, email, accountType, picture }: Registration, passwordHash: string) => ({
  username,
  email,
  passwordHash,
  accountType,
  profilePictureId: picture?.id ?? null,
});

/** Refuses a weak password by its field, before any name is looked up. */
export function assertStrong({ config }: Dependencies, registration: Registration): void {
  const { username, email, password, passwordField } = registration;
  assertOwnName(registration);
  const names = [username, email];
  const flaw = findPasswordFlaw(password, { minLength: config.passwordMinLength, names });
  if (flaw) throw refuse.field(passwordField, flaw);
}

/** A username may be the account's own e-mail, but not another one: people log in with either. */
function assertOwnName({ username, email }: Registration): void {
  if (isEmailAddress(username) && username.toLowerCase() !== email.toLowerCase())
    throw refuse.field('username', accountsTexts.foreignEmail);
}

/**
 * Refuses taken names, a taken e-mail only if everything else is valid. Names of the account `ownId` count as
 * free.
 */
export async function assertFree(
  { db }: Dependencies,
  registration: Registration,
  ownId?: number,
): Promise<void> {
  const taken = await findTaken(db, registration, ownId);
  if (taken.username) throw refuse.field('username', accountsTexts.usernameTaken);
  if (taken.email) throw refuse.field('email', accountsTexts.emailTaken);
}

/** Maps the index violation of a concurrent registration to the same field errors. */
export function refuseTaken(error: unknown): never {
  const key = findViolatedKey(error);
  if (key === 'users_username_key') throw refuse.field('username', accountsTexts.usernameTaken);
  if (key === 'users_email_key') throw refuse.field('email', accountsTexts.emailTaken);
  throw error;
}
