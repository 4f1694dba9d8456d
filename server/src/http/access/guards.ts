import type { Role } from '@metier/sdk/rules';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../../errors';
import type { SessionUser } from '../session/session';

/** Returns the signed-in user; throws 401 for a visitor. */
export function readUser(request: FastifyRequest): SessionUser {
  if (!request.user) throw refuse.unauthenticated();
  return request.user;
}

/** Guard of routes for any signed-in user. Guards run before anything of the request is read. */
export async function requireUser(request: FastifyRequest): Promise<void> {
  readUser(request);
}

/** Guard of routes for one role; throws 403 for the other role. */
export function requireRole(role: Role): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    if (readUser(request).accountType !== role) throw refuse.forbidden();
  };
}
