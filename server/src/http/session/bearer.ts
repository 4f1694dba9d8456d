import type { FastifyRequest } from 'fastify';

const SCHEME = /^bearer +/i;

/** True when the request has a bearer token, valid or not. */
export const hasBearer = ({ headers }: FastifyRequest): boolean => SCHEME.test(headers.authorization ?? '');

export const readBearer = ({ headers }: FastifyRequest): string =>
  (headers.authorization ?? '').replace(SCHEME, '').trim();
