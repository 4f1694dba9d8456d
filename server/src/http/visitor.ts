import type { FastifyInstance } from 'fastify';
import { guardCsrf } from './csrf';
import { loadSession } from './session';

/** Makes a scope's routes know their visitor: `request.user`, and the CSRF cookie and check. */
export function recogniseVisitors(scope: FastifyInstance): void {
  scope.addHook('onRequest', loadSession);
  scope.addHook('onRequest', guardCsrf);
}

/** The address of who renders pages: what it reads it reads for others, who are visitors once it is sent to them. */
export const RENDERER_ADDRESS = '0.0.0.0';
