import type { FastifyRequest } from 'fastify';
import { readUser } from '../../http/access/guards';
import type { AccountSource } from './passwords/present-password';

/** User, session and address of a request that changes the account. */
export function readAccountSource(request: FastifyRequest): AccountSource {
  const { id, hasSecondFactor } = readUser(request);
  return { userId: id, sessionKey: request.sessionKey ?? '', address: request.ip, hasSecondFactor };
}
