import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../errors';
import { hasBearer, readBearer } from '../../http/bearer';
import { hashToken } from '../../http/session';
import type { Parts } from '../../parts';
import { releasesTexts } from './releases.texts';
import { findToken, findTokenByHash, touchToken, type TokenRow } from './tokens.repository';

/** Whoever shows a token, and what it is for. */
export interface Team {
  /** As it stands in history and audit. */
  readonly name: string;
  /** The one remote it may change; `*` for all of them. */
  readonly remote: string;
  /** Null for the operator's token, and for Metier itself. */
  readonly tokenId: number | null;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guard of rows for teams. */
    team: Team | null;
  }
}

export const OPERATOR: Team = { name: 'operator', remote: '*', tokenId: null };
/** What the server does by itself. */
export const METIER: Team = { name: 'metier', remote: '*', tokenId: null };

const COOKIE = 'platform';
const COOKIE_HOURS = 12;
const HOUR_MS = 3_600_000;
/** How exactly the last use is remembered. */
const TOUCH_MS = 60_000;
const OPERATOR_ID = 0;

/** A token that nobody guesses. */
export const makeTeamToken = (): string => `mtr_${randomBytes(32).toString('base64url')}`;

/**
 * Who asks, by the token of the header, or by the cookie of `/platform` when there is no such header; undefined when it
 * is nobody, or a token that has ended.
 */
export async function findTeam(request: FastifyRequest): Promise<Team | undefined> {
  const { parts } = request.server;
  if (hasBearer(request)) return findTeamByToken(parts, readBearer(request));
  return findTeamByCookie(parts, request.cookies[COOKIE]);
}

/** The guard of rows for teams. */
export async function requireTeam(request: FastifyRequest): Promise<void> {
  const team = await findTeam(request);
  if (!team) throw refuse.unauthenticated('Please show a token for releases that is valid.');
  request.team = team;
}

/** The team that the guard has let in. */
export function readTeam({ team }: FastifyRequest): Team {
  if (!team) throw refuse.unauthenticated();
  return team;
}

/** Refuses a team's token where only an operator may act. */
export function assertOperator({ remote }: Team): void {
  if (remote !== '*') throw refuse.forbidden(releasesTexts.operatorOnly);
}

/** Whose token this is; undefined when it is none, or has ended. */
export async function findTeamByToken(parts: Parts, token: string): Promise<Team | undefined> {
  const hash = hashToken(token);
  if (isOperator(parts, hash)) return OPERATOR;
  const row = await findTokenByHash(parts.db, hash);
  return row && use(parts, row);
}

function isOperator({ config }: Parts, hash: string): boolean {
  const { operatorToken } = config;
  return operatorToken !== undefined && isSame(hash, hashToken(operatorToken));
}

async function use({ db, clock }: Parts, row: TokenRow): Promise<Team | undefined> {
  const now = clock();
  if (row.revokedAt || (row.expiresAt && row.expiresAt <= now)) return undefined;
  await touchToken(db, row.id, now, new Date(now.getTime() - TOUCH_MS));
  return { name: row.name, remote: row.remote, tokenId: row.id };
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** Keeps a browser signed in for some hours; the cookie is worth nothing once its token has ended. */
export async function setTeamCookie(reply: FastifyReply, parts: Parts, { tokenId }: Team): Promise<void> {
  const id = tokenId ?? OPERATOR_ID;
  const expires = new Date(parts.clock().getTime() + COOKIE_HOURS * HOUR_MS);
  const secret = await findSecret(parts, id);
  const value = `${id}.${expires.getTime()}.${sign(parts, id, expires.getTime(), secret ?? '')}`;
  reply.setCookie(COOKIE, value, { ...cookieOptions(parts), expires });
}

export function clearTeamCookie(reply: FastifyReply, parts: Parts): void {
  reply.clearCookie(COOKIE, cookieOptions(parts));
}

async function findTeamByCookie(parts: Parts, cookie: string | undefined): Promise<Team | undefined> {
  const [, id = '', expires = '', signature = ''] =
    /^(\d{1,9})\.(\d{1,15})\.([\w-]+)$/.exec(cookie ?? '') ?? [];
  if (!id || Number(expires) <= parts.clock().getTime()) return undefined;
  const secret = await findSecret(parts, Number(id));
  if (secret === undefined || !isSame(signature, sign(parts, Number(id), Number(expires), secret)))
    return undefined;
  if (Number(id) === OPERATOR_ID) return OPERATOR;
  const row = await findToken(parts.db, Number(id));
  return row && use(parts, row);
}

/** What the signature binds the cookie to: another token of the same number makes it worthless. */
async function findSecret({ db, config }: Parts, id: number): Promise<string | undefined> {
  if (id === OPERATOR_ID) return config.operatorToken && hashToken(config.operatorToken);
  return (await findToken(db, id))?.hash;
}

const sign = ({ config }: Parts, id: number, expires: number, secret: string): string =>
  createHmac('sha256', config.sessionSecret)
    .update(`platform.${id}.${expires}.${secret}`)
    .digest('base64url');

const cookieOptions = ({ config }: Parts) =>
  ({
    httpOnly: true,
    path: '/',
    sameSite: 'lax',
    secure: config.publicUrl?.startsWith('https:') ?? false,
  }) as const;
