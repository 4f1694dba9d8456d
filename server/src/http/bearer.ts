import type { FastifyRequest } from 'fastify';

const SCHEME = /^bearer +/i;

/** Whether the request shows a token in its header, whatever that is worth. */
export const hasBearer = ({ headers }: FastifyRequest): boolean => SCHEME.test(headers.authorization ?? '');

export const readBearer = ({ headers }: FastifyRequest): string =>
  (headers.authorization ?? '').replace(SCHEME, '').trim();
