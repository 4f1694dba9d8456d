import type { LoginBody } from '@metier/shared/contract';
import { refuse } from '../../errors';
import type { Parts } from '../../parts';
import { findUserByName, type UserRow } from './accounts.repository';
import { accountsTexts } from './accounts.texts';
import { checkGuess } from './guess-limits';
import { verifyPassword } from './passwords';

/** Where a request comes from, as rate limits see it. */
export interface RequestSource {
  readonly address: string;
  /** The browser, if this account was opened in it before. */
  readonly findDevice: (user: UserRow | undefined) => string | undefined;
}

/** The user of these credentials. Refuses with 401 without saying which was wrong, with 429 after many attempts. */
export async function checkLogin(
  parts: Parts,
  { username, password }: LoginBody,
  { address, findDevice }: RequestSource,
): Promise<UserRow> {
  const user = await findUserByName(parts.db, username);
  const account = user ? `user ${user.id}` : `name ${username.toLowerCase()}`;
  const device = findDevice(user);
  const lane = device === undefined ? 'all' : 'known';
  const isRight = await checkGuess(parts, { account, address, device }, () =>
    verifyPassword(user?.passwordHash, password, lane),
  );
  if (!user || !isRight) throw refuse.unauthenticated(accountsTexts.wrongLogin);
  return user;
}
