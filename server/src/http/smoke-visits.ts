import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../errors';
import { SMOKE_COOKIE } from '../smoke/smoke-plan';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a smoke run asks. Anybody may say so of themselves: it only takes rights away. */
export const isSmokeVisit = ({ cookies }: FastifyRequest): boolean => cookies[SMOKE_COOKIE] !== undefined;

/** A smoke run changes nothing, and its reports are no visitor's: they are taken and dropped. */
export async function keepSmokeFromWriting(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (!isSmokeVisit(request) || READING.has(request.method)) return undefined;
  if (request.url.startsWith('/api/reports/')) return reply.code(204).send();
  throw refuse.forbidden('A smoke run changes nothing.');
}
