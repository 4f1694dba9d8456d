import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../db/database';
import { findViolatedKey } from '../../db/database-errors';
import { insertUser, type UserRow } from './accounts.repository';
import { hashPassword } from './passwords/passwords';

interface NewOperator {
  readonly username: string;
  readonly email: string;
  /** A random one if it is left out. */
  readonly password?: string;
}

/** Thrown when an operator cannot be created; the message is for the person at the command line. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** Creates an account that moderates. No request of the API does this: only a command on the server. */
export async function createOperator(
  db: Queryable,
  { username, email, password = randomBytes(18).toString('base64url') }: NewOperator,
): Promise<{ readonly user: UserRow; readonly password: string }> {
  const passwordHash = await hashPassword(password);
  // The person who may run the command vouches for the address.
  const emailConfirmedAt = new Date();
  const account = { username, email, passwordHash, accountType: 'operator', emailConfirmedAt } as const;
  const user = await insertUser(db, account).catch((error: unknown) => {
    if (!findViolatedKey(error)) throw error;
    throw new OperatorError(`There is an account with the name ${username} or the address ${email}.`);
  });
  return { user, password };
}
