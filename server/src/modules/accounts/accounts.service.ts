import type { LoginBody } from '@metier/sdk/contract';
import { refuse } from '../../errors';
import type { Dependencies } from '../../dependencies';
import { findUserByLoginName, type UserRow } from './accounts.repository';
import { accountsTexts } from './accounts.texts';
import { refuseBlocked } from './blocks.service';
import { checkPasswordAttempt } from './guess-limits';
import { verifyPassword } from './passwords/passwords';
import { checkSecondStep } from './second-factors/two-step-codes.service';

/** Origin of a request, as rate limits identify it. */
export interface RequestSource {
  readonly address: string;
  /** True when any account was logged in from this browser before. */
  readonly hasDevice: boolean;
  /** Returns the device id if this account was logged in from the browser before. */
  readonly findDevice: (user: UserRow | undefined) => string | undefined;
}

/** Logins in progress and their upper bounds; more would starve all other database work. */
const loginsInProgress = { untrusted: 0, known: 0 };
const MAX_BUSY = { untrusted: 150, known: 50 };

/** Who has logged in, and whether with a second factor. */
export interface Login {
  readonly user: UserRow;
  readonly hasSecondFactor: boolean;
}

/**
 * Returns the user of these credentials. Refuses with 401 without naming the wrong one, or naming `code` when
 * only the second step is missing or wrong, with 403 when the account is blocked, with 429 after too many
 * attempts, and with 503 when too many logins run at once; known devices have a separate bound.
 */
export async function checkLogin(
  dependencies: Dependencies,
  credentials: LoginBody,
  source: RequestSource,
): Promise<Login> {
  const kind = source.hasDevice ? 'known' : 'untrusted';
  if (loginsInProgress[kind] >= MAX_BUSY[kind]) throw refuse.busy();
  loginsInProgress[kind] += 1;
  try {
    return await findUserByLogin(dependencies, credentials, source);
  } finally {
    loginsInProgress[kind] -= 1;
  }
}

async function findUserByLogin(
  dependencies: Dependencies,
  { username, password, code }: LoginBody,
  { address, findDevice }: RequestSource,
): Promise<Login> {
  const user = await findUserByLoginName(dependencies.db, username);
  const account = user ? `user ${user.id}` : `name ${username.toLowerCase()}`;
  const device = findDevice(user);
  const lane = device === undefined ? 'all' : 'known';
  const isRight = await checkPasswordAttempt(dependencies, { account, address, device }, () =>
    verifyPassword(user?.passwordHash, password, lane),
  );
  if (!user || !isRight) throw refuse.unauthenticated(accountsTexts.wrongLogin);
  const hasSecondFactor = await checkSecondStep(dependencies, user, code, address);
  await refuseBlocked(dependencies, user);
  return { user, hasSecondFactor };
}
