import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../errors';
import { hasBearer } from './bearer';

const COOKIE = 'csrftoken';
const HEADER = 'x-csrftoken';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const YEAR_SECONDS = 365 * 24 * 3600;

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * For what browsers send by themselves, without headers of ours, so that the cookie's token cannot be asked for:
     * `same-site` still refuses other sites; `none` is for reports of the browser itself, which may name no origin.
     */
    csrf?: 'same-site' | 'none';
  }
}

/** A header that no other site can make a browser send; such routes look at no cookie then. */
const showsToken = (request: FastifyRequest) =>
  request.routeOptions.config.isForTeams === true && hasBearer(request);

/**
 * The signed double submit: the cookie's value must come back in the header, and its signature binds it to the
 * session (or to having none), so that another's token is worth nothing here.
 */
export async function guardCsrf(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (showsToken(request)) return;
  const token = request.cookies[COOKIE];
  const isOurs = token !== undefined && isSigned(request, token);
  if (!isOurs) setCsrfToken(request, reply);
  if (SAFE_METHODS.has(request.method)) return;
  const { csrf } = request.routeOptions.config;
  if (csrf === 'none') return;
  if (isCrossSite(request)) throw refuse.csrf('The request comes from another site.');
  if (csrf === 'same-site') return;
  if (!isOurs || !isSame(token, String(request.headers[HEADER] ?? '')))
    throw refuse.csrf('The CSRF token is missing or does not match. Please reload the page.');
}

/** Gives a browser without a good token a fresh one, where the session was looked at (an `onSend` hook). */
export async function offerCsrfToken(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = request.cookies[COOKIE];
  if (request.sessionKey === undefined) return;
  if (!token || !isSigned(request, token)) setCsrfToken(request, reply);
}

/** Gives the browser a token for the request's session as it is now. */
export function setCsrfToken(request: FastifyRequest, reply: FastifyReply): void {
  const nonce = randomUUID();
  const { publicUrl } = request.server.parts.config;
  reply.setCookie(COOKIE, `${nonce}.${sign(request, nonce)}`, {
    path: '/',
    sameSite: 'lax',
    secure: publicUrl?.startsWith('https:') ?? false,
    maxAge: YEAR_SECONDS,
  });
}

function isSigned(request: FastifyRequest, token: string): boolean {
  const [nonce = '', signature = ''] = token.split('.');
  return isSame(signature, sign(request, nonce));
}

function sign(request: FastifyRequest, nonce: string): string {
  const { sessionSecret } = request.server.parts.config;
  const bound = `csrf.${request.sessionKey ?? 'anonymous'}.${nonce}`;
  return createHmac('sha256', sessionSecret).update(bound).digest('base64url');
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

function isCrossSite(request: FastifyRequest): boolean {
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin } = request.headers;
  if (origin === undefined) return false;
  const { publicUrl } = request.server.parts.config;
  return publicUrl ? origin !== publicUrl : readHost(origin) !== request.host;
}

/** The host of an origin; undefined for `null` and everything else that is not an address. */
function readHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
