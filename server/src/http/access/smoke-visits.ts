import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../errors';
import { AS_RENDERED, SMOKE_COOKIE } from './smoke-cookie';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True for a request of a smoke run. The cookie needs no signature, because it only removes rights. */
export const isSmokeVisit = ({ cookies }: FastifyRequest): boolean => cookies[SMOKE_COOKIE] !== undefined;

/** True for a request of a smoke run that looks at what the server renders. */
export const isRenderedVisit = ({ cookies }: FastifyRequest): boolean =>
  cookies[SMOKE_COOKIE] === AS_RENDERED;

/** Refuses writes of a smoke run; its reports are accepted and dropped, because they are not a visitor's. */
export async function refuseSmokeWrites(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (!isSmokeVisit(request) || READING.has(request.method)) return undefined;
  if (request.url.startsWith('/api/reports/')) return reply.code(204).send();
  throw refuse.forbidden('A smoke run changes nothing.');
}
