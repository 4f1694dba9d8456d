import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { MAX_LAG_MS } from '../db/replica';
import { cookieOptions } from '../http/session/cookie-options';
import { readSignedValue, signValue } from '../signing';

const COOKIE = 'wrote';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Longer than the maximum replica lag, with a margin for a page reload. */
const SECONDS = 2 * (MAX_LAG_MS / 1000) + 1;
const Nothing = Type.Object({});

/**
 * Read-your-writes: after a write, a signed cookie marks the browser for a few seconds, on every server. Only
 * needed with several servers or a replica.
 */
export function markWriters(scope: FastifyInstance): void {
  const { config, clock } = scope.dependencies;
  if (!config.databaseUrl) return;
  scope.addHook('onSend', async (request: FastifyRequest, reply: FastifyReply) => {
    if (SAFE_METHODS.has(request.method) || reply.statusCode >= 400) return;
    const end = new Date(clock().getTime() + SECONDS * 1000);
    const value = signValue(config.sessionSecret, 'wrote', {}, end);
    reply.setCookie(COOKIE, value, cookieOptions(config, { maxAge: SECONDS }));
  });
}

/** True if this browser has written within the last few seconds. */
export function hasJustWritten(request: FastifyRequest): boolean {
  const signed = request.cookies[COOKIE];
  const { config, clock } = request.server.dependencies;
  return signed !== undefined && !!readSignedValue(config.sessionSecret, 'wrote', signed, Nothing, clock());
}
