import type { AccountType } from '@metier/shared/contract';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../errors';
import type { SessionUser } from './session';

/** The signed-in user; refuses a visitor with 401. */
export function readUser(request: FastifyRequest): SessionUser {
  if (!request.user) throw refuse.unauthenticated();
  return request.user;
}

/** The guard of rows for `login`. Guards are put on routes by `guardByTable` and run before anything of the request is read. */
export async function requireUser(request: FastifyRequest): Promise<void> {
  readUser(request);
}

/** The guard of rows for one role: 403 for the other. */
export function requireRole(role: AccountType): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (readUser(request).accountType !== role) throw refuse.forbidden();
  };
}
