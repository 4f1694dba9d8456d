import type { FastifyRequest } from 'fastify';

/**
 * Path and query of a request; the dummy origin keeps a path with two leading slashes from being parsed as a
 * host.
 */
export const readTarget = ({ url }: FastifyRequest): URL =>
  new URL(`http://page${url.startsWith('/') ? '' : '/'}${url}`);
