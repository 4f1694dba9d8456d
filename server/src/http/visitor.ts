import type { FastifyInstance } from 'fastify';
import { guardCsrf } from './csrf';
import { loadSession } from './session';

/** Makes a scope's routes know their visitor: `request.user`, and the CSRF cookie and check. */
export function recogniseVisitors(scope: FastifyInstance): void {
  scope.addHook('onRequest', loadSession);
  scope.addHook('onRequest', guardCsrf);
}
