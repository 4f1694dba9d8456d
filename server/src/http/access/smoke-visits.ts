import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { refuse } from '../../errors';
import { readSignedValue, signValue } from '../../signing';
import type { Dependencies } from '../../dependencies';
import { AS_RENDERED, SMOKE_COOKIE, SMOKE_PASS_COOKIE } from './smoke-cookie';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

/** True for a request of a smoke run. The cookie needs no signature, because it only removes rights; see `hasSmokePass`. */
export const isSmokeVisit = ({ cookies }: FastifyRequest): boolean => cookies[SMOKE_COOKIE] !== undefined;

const Pass = Type.Object({});
const PASS_MS = 5 * 60_000;

/** The cookie by which the server recognises its own smoke run; any script of a page can set the mark alone. */
export const makeSmokePass = ({ config, clock }: Pick<Dependencies, 'config' | 'clock'>) => ({
  name: SMOKE_PASS_COOKIE,
  value: signValue(config.sessionSecret, 'smoke', {}, new Date(clock().getTime() + PASS_MS)),
});

/** True for a request of a smoke run that this installation has begun. */
export function hasSmokePass({ cookies, server }: FastifyRequest): boolean {
  const { config, clock } = server.dependencies;
  const signed = cookies[SMOKE_PASS_COOKIE];
  return (
    signed !== undefined &&
    readSignedValue(config.sessionSecret, 'smoke', signed, Pass, clock()) !== undefined
  );
}

/** True for a request of a smoke run that looks at what the server renders. */
export const isRenderedVisit = ({ cookies }: FastifyRequest): boolean =>
  cookies[SMOKE_COOKIE] === AS_RENDERED;

/** Refuses writes of a smoke run; its reports are accepted and dropped, because they are not a visitor's. */
export async function refuseSmokeWrites(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (!isSmokeVisit(request) || READING.has(request.method)) return undefined;
  if (request.url.startsWith('/api/reports/')) return reply.code(204).send();
  throw refuse.forbidden('A smoke run changes nothing.');
}
