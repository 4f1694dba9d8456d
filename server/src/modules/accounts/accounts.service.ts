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
  /** Whether any account was opened in the browser before. */
  readonly hasDevice: boolean;
  /** The browser, if this account was opened in it before. */
  readonly findDevice: (user: UserRow | undefined) => string | undefined;
}

/** Logins in progress, and how many may be: more would keep the database from everything else. */
const busy = { strange: 0, known: 0 };
const MOST_BUSY = { strange: 150, known: 50 };

/**
 * The user of these credentials. Refuses with 401 without saying which was wrong, with 429 after many attempts, and
 * with 503 when very many log in at once; browsers that were opened before do not wait behind others.
 */
export async function checkLogin(
  parts: Parts,
  credentials: LoginBody,
  source: RequestSource,
): Promise<UserRow> {
  const kind = source.hasDevice ? 'known' : 'strange';
  if (busy[kind] >= MOST_BUSY[kind]) throw refuse.busy();
  busy[kind] += 1;
  try {
    return await findUserByLogin(parts, credentials, source);
  } finally {
    busy[kind] -= 1;
  }
}

async function findUserByLogin(
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
