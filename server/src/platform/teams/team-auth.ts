import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../errors';
import { hasBearer, readBearer } from '../../http/session/bearer';
import { cookieOptions } from '../../http/session/cookie-options';
import { hashToken, isSame, isSigned, sign } from '../../signing';
import type { Dependencies } from '../../dependencies';
import { releasesTexts } from '../store/releases.texts';
import { findToken, findTokenByHash, touchToken, type TokenRow } from './tokens.repository';

/** Holder of a release token, and its scope. */
export interface Team {
  /** Name in the history and the audit. */
  readonly name: string;
  /** The one remote it may change; `*` for all of them. */
  readonly remote: string;
  /** Null for the operator's token, and for Metier itself. */
  readonly tokenId: number | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard of operations for teams. */
    team: Team | null;
  }
}

export const OPERATOR: Team = { name: 'operator', remote: '*', tokenId: null };
/** Actor of automatic moves by the server. */
export const METIER: Team = { name: 'metier', remote: '*', tokenId: null };

const COOKIE = 'platform';
const COOKIE_HOURS = 12;
const HOUR_MS = 3_600_000;
/** Resolution of a token's last use. */
const TOUCH_MS = 60_000;
const OPERATOR_ID = 0;

export const makeTeamToken = (): string => `mtr_${randomBytes(32).toString('base64url')}`;

/**
 * The team of a request, by the bearer token, or by the cookie of `/platform` if there is no such header;
 * undefined without a valid token.
 */
export async function findTeam(request: FastifyRequest): Promise<Team | undefined> {
  const { dependencies } = request.server;
  if (hasBearer(request)) return findTeamByToken(dependencies, readBearer(request));
  return findTeamByCookie(dependencies, request.cookies[COOKIE]);
}

export async function requireTeam(request: FastifyRequest): Promise<void> {
  const team = await findTeam(request);
  if (!team) throw refuse.unauthenticated('Please show a token for releases that is valid.');
  request.team = team;
}

/** The team set by the guard; 401 without one. */
export function readTeam({ team }: FastifyRequest): Team {
  if (!team) throw refuse.unauthenticated();
  return team;
}

/** Refuses a team's token for an operation of operators. */
export function assertOperator({ remote }: Team): void {
  if (remote !== '*') throw refuse.forbidden(releasesTexts.operatorOnly);
}

/** The team of a token; undefined if it is unknown, expired or revoked. */
export async function findTeamByToken(dependencies: Dependencies, token: string): Promise<Team | undefined> {
  const hash = hashToken(token);
  if (isOperator(dependencies, hash)) return OPERATOR;
  const row = await findTokenByHash(dependencies.db, hash);
  return row && authenticate(dependencies, row);
}

function isOperator({ config }: Dependencies, hash: string): boolean {
  const { operatorToken } = config;
  return operatorToken !== undefined && isSame(hash, hashToken(operatorToken));
}

async function authenticate({ db, clock }: Dependencies, row: TokenRow): Promise<Team | undefined> {
  const now = clock();
  if (row.revokedAt || (row.expiresAt && row.expiresAt <= now)) return undefined;
  await touchToken(db, row.id, now, new Date(now.getTime() - TOUCH_MS));
  return { name: row.name, remote: row.remote, tokenId: row.id };
}

/** Keeps a browser signed in for some hours; the cookie is invalid once its token has ended. */
export async function setTeamCookie(
  reply: FastifyReply,
  dependencies: Dependencies,
  { tokenId }: Team,
): Promise<void> {
  const id = tokenId ?? OPERATOR_ID;
  const expires = new Date(dependencies.clock().getTime() + COOKIE_HOURS * HOUR_MS);
  const secret = await findSecret(dependencies, id);
  const text = `${id}.${expires.getTime()}`;
  const value = `${text}.${sign(dependencies.config.sessionSecret, 'platform', `${text}.${secret ?? ''}`)}`;
  reply.setCookie(COOKIE, value, cookieOptions(dependencies.config, { expires }));
}

export function clearTeamCookie(reply: FastifyReply, dependencies: Dependencies): void {
  reply.clearCookie(COOKIE, cookieOptions(dependencies.config));
}

async function findTeamByCookie(
  dependencies: Dependencies,
  cookie: string | undefined,
): Promise<Team | undefined> {
  const [, id = '', expires = '', signature = ''] =
    /^(\d{1,9})\.(\d{1,15})\.([\w-]+)$/.exec(cookie ?? '') ?? [];
  if (!id || Number(expires) <= dependencies.clock().getTime()) return undefined;
  const secret = await findSecret(dependencies, Number(id));
  const text = `${id}.${expires}.${secret}`;
  if (secret === undefined || !isSigned(dependencies.config.sessionSecret, 'platform', text, signature))
    return undefined;
  if (Number(id) === OPERATOR_ID) return OPERATOR;
  const row = await findToken(dependencies.db, Number(id));
  return row && authenticate(dependencies, row);
}

/** Secret in the cookie's signature: a new token with the same id invalidates the cookie. */
async function findSecret({ db, config }: Dependencies, id: number): Promise<string | undefined> {
  if (id === OPERATOR_ID) return config.operatorToken && hashToken(config.operatorToken);
  return (await findToken(db, id))?.hash;
}
