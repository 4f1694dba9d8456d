import type { FastifyRequest } from 'fastify';
import { readUser } from '../../http/access/guards';
import type { AccountSource } from './present-password';

/** User, session and address of a request that changes the account. */
export const readAccountSource = (request: FastifyRequest): AccountSource => ({
  userId: readUser(request).id,
  sessionKey: request.sessionKey ?? '',
  address: request.ip,
});
