import type { FastifyRequest } from 'fastify';

/** The origin under which browsers know the server; where nobody has said, what the request names. */
export const originOf = (request: FastifyRequest): string =>
  request.server.parts.config.publicUrl ?? `${request.protocol}://${request.host}`;
