import type { FastifyRequest } from 'fastify';

/** A request's path and query. By itself, a path that begins with two slashes would be taken for a host. */
export const readTarget = ({ url }: FastifyRequest): URL =>
  new URL(`http://page${url.startsWith('/') ? '' : '/'}${url}`);
