import type { FastifyInstance } from 'fastify';
import { guardCsrf } from './csrf';
import { loadSession } from './session';

/** Adds session loading (`request.user`) and CSRF protection to the routes of a scope. */
export function addSessionHooks(scope: FastifyInstance): void {
  scope.addHook('onRequest', loadSession);
  scope.addHook('onRequest', guardCsrf);
}

/**
 * Address of the renderer's API requests, which do not count as a view: the view is counted when the page is
 * sent to a visitor.
 */
export const RENDERER_ADDRESS = '0.0.0.0';
