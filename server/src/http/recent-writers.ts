import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { LONGEST_LAG_MS } from '../db/replica';
import { readSignedValue, signValue } from './signed-values';

const COOKIE = 'wrote';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Longer than a replica may be behind, by what a reload takes. */
const SECONDS = 2 * (LONGEST_LAG_MS / 1000) + 1;
const Nothing = Type.Object({});

/**
 * Browsers that have just changed something say so for a few seconds, to whichever server they meet: they read their
 * own writes. Only where there may be several servers, or a replica.
 */
export function rememberWriters(scope: FastifyInstance): void {
  const { config, clock } = scope.parts;
  if (!config.databaseUrl) return;
  scope.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply) => {
    if (SAFE_METHODS.has(request.method) || reply.statusCode >= 400) return;
    const end = new Date(clock().getTime() + SECONDS * 1000);
    reply.setCookie(COOKIE, signValue(config.sessionSecret, 'wrote', {}, end), {
      httpOnly: true,
      path: '/',
      sameSite: 'lax',
      secure: config.publicUrl?.startsWith('https:') ?? false,
      maxAge: SECONDS,
    });
  });
}

/** Whether who asks has changed something a moment ago. */
export function hasJustWritten(request: FastifyRequest): boolean {
  const signed = request.cookies[COOKIE];
  const { config, clock } = request.server.parts;
  return signed !== undefined && !!readSignedValue(config.sessionSecret, 'wrote', signed, Nothing, clock());
}
