import type { Role } from '@metier/sdk/rules';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../../errors';
import { accessTexts } from './access.texts';
import type { SessionUser } from '../session/session';

/** Returns the signed-in user; throws 401 for a visitor. */
export function readUser(request: FastifyRequest): SessionUser {
  if (!request.user) throw refuse.unauthenticated();
  return request.user;
}

/** Guard of routes for any signed-in user. Guards run before anything of the request is read. */
export async function requireUser(request: FastifyRequest): Promise<void> {
  refuseLocked(request, readUser(request));
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Also for accounts that are locked until their deletion. */
    isForLocked?: boolean;
  }
}

function refuseLocked({ routeOptions }: FastifyRequest, { deletionDueAt }: SessionUser): void {
  if (deletionDueAt && !routeOptions.config.isForLocked)
    throw refuse.forbidden(accessTexts.locked(deletionDueAt));
}

/** Guard of routes for one role; throws 403 for the other role. */
export function requireRole(role: Role): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const user = readUser(request);
    if (user.accountType !== role) throw refuse.forbidden();
    refuseLocked(request, user);
  };
}
