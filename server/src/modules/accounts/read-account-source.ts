import type { FastifyRequest } from 'fastify';
import { readUser } from '../../http/access/guards';
import { originOf } from '../../http/session/origin';
import type { AccountSource } from './passwords/present-password';

/** User, session, address and origin of a request that changes the account. */
export function readAccountSource(request: FastifyRequest): AccountSource {
  const { id, hasSecondFactor } = readUser(request);
  const sessionKey = request.sessionKey ?? '';
  return { userId: id, sessionKey, address: request.ip, origin: originOf(request), hasSecondFactor };
}
