import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../errors';
import { isSame, isSigned, sign } from '../../signing';
import { hasBearer } from './bearer';
import { cookieOptions } from './cookie-options';
import { accessTexts } from '../access/access.texts';

const COOKIE = 'csrftoken';
const HEADER = 'x-csrftoken';
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const YEAR_SECONDS = 365 * 24 * 3600;

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * For requests that browsers send on their own, without the CSRF header: `same-site` still refuses other
     * sites; `none` is for browser reports, which may have no origin.
     */
    csrf?: 'same-site' | 'none';
  }
}

/**
 * True for a team route with a bearer header: other sites cannot make a browser send it, and the route then
 * ignores cookies.
 */
const hasTeamToken = (request: FastifyRequest) =>
  request.routeOptions.config.access === 'team' && hasBearer(request);

/**
 * Signed double-submit cookie: the cookie value must be repeated in the header, and its signature binds it to
 * the session (or to having none), so that a token of another session is invalid.
 */
export async function guardCsrf(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (hasTeamToken(request)) return;
  const token = request.cookies[COOKIE];
  const isOurs = token !== undefined && isOwnToken(request, token);
  if (!isOurs) setCsrfToken(request, reply);
  if (SAFE_METHODS.has(request.method)) return;
  const { csrf } = request.routeOptions.config;
  if (csrf === 'none') return;
  if (isCrossSite(request)) throw refuse.csrf(accessTexts.crossSite);
  if (csrf === 'same-site') return;
  if (!isOurs || !isSame(token, String(request.headers[HEADER] ?? ''))) throw refuse.csrf(accessTexts.csrf);
}

/** An `onSend` hook: sets a new token if the cookie has no valid one and the session was loaded. */
export async function ensureCsrfToken(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const token = request.cookies[COOKIE];
  if (request.sessionKey === undefined) return;
  if (!token || !isOwnToken(request, token)) setCsrfToken(request, reply);
}

/** Sets a token that is bound to the request's current session. */
export function setCsrfToken(request: FastifyRequest, reply: FastifyReply): void {
  const nonce = randomUUID();
  const { config } = request.server.dependencies;
  const token = `${nonce}.${sign(config.sessionSecret, 'csrf', bindToSession(request, nonce))}`;
  // Scripts copy it to the header.
  reply.setCookie(COOKIE, token, cookieOptions(config, { httpOnly: false, maxAge: YEAR_SECONDS }));
}

function isOwnToken(request: FastifyRequest, token: string): boolean {
  const [nonce = '', signature = ''] = token.split('.');
  const { sessionSecret } = request.server.dependencies.config;
  return isSigned(sessionSecret, 'csrf', bindToSession(request, nonce), signature);
}

const bindToSession = ({ sessionKey }: FastifyRequest, nonce: string) =>
  `${sessionKey ?? 'anonymous'}.${nonce}`;

function isCrossSite(request: FastifyRequest): boolean {
  if (request.headers['sec-fetch-site'] === 'cross-site') return true;
  const { origin } = request.headers;
  if (origin === undefined) return false;
  const { publicUrl } = request.server.dependencies.config;
  return publicUrl ? origin !== publicUrl : readHost(origin) !== request.host;
}

/** Host of an origin; undefined for `null` and every other value that is not a URL. */
function readHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined;
}
