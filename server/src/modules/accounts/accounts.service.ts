import type { LoginBody } from '@metier/shared/contract';
import { refuse } from '../../errors';
import { clearThrottle, networkOf, throttle, type Throttle } from '../../http/throttle';
import type { Parts } from '../../parts';
import { findUserByName, type UserRow } from './accounts.repository';
import { accountsTexts } from './accounts.texts';
import { verifyPassword } from './passwords';

const QUARTER_HOUR_MS = 15 * 60_000;
const byAccount: Throttle = { name: 'login-account', limit: 10, windowMs: QUARTER_HOUR_MS };
const byAddress: Throttle = { name: 'login-address', limit: 60, windowMs: QUARTER_HOUR_MS };

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
