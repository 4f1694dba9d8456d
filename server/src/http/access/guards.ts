import type { Role } from '@metier/sdk/rules';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../../errors';
import { accessTexts } from './access.texts';
import type { SessionUser } from '../session/session';
import { requiresSecondFactor } from './second-factor';

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
    throw refuse.forbidden(accessTexts.locked(deletionDueAt), '/account/data');
}

/** Guard of routes for one role; throws 403 for another role, and without a second factor that it requires. */
export function requireRole(role: Role): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    const user = readUser(request);
    if (user.accountType !== role) throw refuse.forbidden();
    refuseLocked(request, user);
    const { config } = request.server.dependencies;
    if (!user.hasSecondFactor && requiresSecondFactor(config, user))
      throw refuse.forbidden(accessTexts.secondFactor);
  };
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * Guard of routes that an account may no longer use when its address is still unconfirmed after the configured
 * number of days; throws 403. Without that setting it refuses no account.
 */
export async function requireConfirmedEmail(request: FastifyRequest): Promise<void> {
  const { config, clock } = request.server.dependencies;
  const { createdAt, email, emailConfirmedAt } = readUser(request);
  const days = config.emailConfirmationDays;
  if (days === undefined || emailConfirmedAt) return;
  const age = clock().getTime() - createdAt.getTime();
  if (age >= days * DAY_MS) throw refuse.forbidden(accessTexts.unconfirmed(email));
}
