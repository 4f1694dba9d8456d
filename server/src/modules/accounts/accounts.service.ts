import type { AccountType, LoginBody } from '@metier/shared/contract';
import { inTransaction } from '../../db/database';
import { findViolatedKey } from '../../db/database-errors';
import { refuse } from '../../errors';
import { insertFile } from '../../files/files.repository';
import { clearThrottle, networkOf, throttle, type Throttle } from '../../http/throttle';
import type { UploadedFile } from '../../http/uploads';
import type { Parts } from '../../parts';
import { findTaken, findUserByName, insertUser, type UserRow } from './accounts.repository';
import { accountsTexts } from './accounts.texts';
import { findPasswordFlaw, hashPassword, verifyPassword } from './passwords';

const QUARTER_HOUR_MS = 15 * 60_000;
const byAccount: Throttle = { name: 'login-account', limit: 10, windowMs: QUARTER_HOUR_MS };
const byAddress: Throttle = { name: 'login-address', limit: 60, windowMs: QUARTER_HOUR_MS };

export interface Registration {
  readonly username: string;
  readonly email: string;
  readonly password: string;
  /** The wire's name of the password, for what is said of it. */
  readonly passwordField: 'password' | 'password1';
  readonly accountType: AccountType;
  readonly picture?: UploadedFile | undefined;
}

/** The user of these credentials. Refuses with 401 without saying which was wrong, with 429 after many attempts. */
export async function checkLogin(
  parts: Parts,
  { username, password }: LoginBody,
  address: string,
): Promise<UserRow> {
  const account = username.toLowerCase();
  await throttle(parts, byAddress, networkOf(address));
  await throttle(parts, byAccount, account);
  const user = await findUserByName(parts.db, username);
  const isRight = await verifyPassword(user?.passwordHash, password);
  if (!user || !isRight) throw refuse.unauthenticated(accountsTexts.wrongLogin);
  await clearThrottle(parts, byAccount, account);
  return user;
}

/** Creates the user, with their picture if there is one. Refuses by field: taken names, a weak password. */
export async function registerUser({ db, config }: Parts, registration: Registration): Promise<UserRow> {
  const { username, email, password, accountType, picture } = registration;
  await assertAcceptable();
  const passwordHash = await hashPassword(password);
  return inTransaction(db, async (tx) => {
    if (picture) await insertFile(tx, picture);
    const profilePictureId = picture?.id ?? null;
    return insertUser(tx, { username, email, passwordHash, accountType, profilePictureId });
  }).catch(explainTaken);

  async function assertAcceptable(): Promise<void> {
    const taken = await findTaken(db, registration);
    const names = [username, email];
    const flaw = findPasswordFlaw(password, { minLength: config.passwordMinLength, names });
    const errors = {
      ...(taken.username && { username: [accountsTexts.usernameTaken] }),
      ...(taken.email && { email: [accountsTexts.emailTaken] }),
      ...(flaw && { [registration.passwordField]: [flaw] }),
    };
    if (Object.keys(errors).length > 0) throw refuse.fields(errors);
  }
}

/** Two registrations at the same moment: the index has the last word, in the same words. */
function explainTaken(error: unknown): never {
  const key = findViolatedKey(error);
  if (key === 'users_username_key') throw refuse.field('username', accountsTexts.usernameTaken);
  if (key === 'users_email_key') throw refuse.field('email', accountsTexts.emailTaken);
  throw error;
}
