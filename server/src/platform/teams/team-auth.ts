import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { refuse } from '../../errors';
import { hasBearer, readBearer } from '../../http/session/bearer';
import { hashToken, isSame } from '../../signing';
import type { Dependencies } from '../../dependencies';
import { releasesTexts } from '../store/releases.texts';
import { findTokenByHash, touchToken, type TokenRow } from './tokens.repository';

/** Holder of a release token, and its scope. */
export interface Team {
  /** Name in the history and the audit. */
  readonly name: string;
  /** The one remote it may change; `*` for all of them. */
  readonly remote: string;
  /** Null for the operator's token, and for Metier itself. */
  readonly tokenId: number | null;
  /** A pipeline publishes and stages, and never promotes. */
  readonly isPipeline?: boolean;
  /** The approver whose token it is. */
  readonly approverId?: number | null;
  /** The server itself, with the builds beside it. */
  readonly isLocal?: boolean;
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

/** Resolution of a token's last use. */
const TOUCH_MS = 60_000;

export const makeTeamToken = (): string => `mtr_${randomBytes(32).toString('base64url')}`;

/**
 * The team of a request, by its bearer token alone: a cookie would be sent by every page of the origin, also by the
 * code of another team.
 */
export async function findTeam(request: FastifyRequest): Promise<Team | undefined> {
  return hasBearer(request) ? findTeamByToken(request.server.dependencies, readBearer(request)) : undefined;
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

/** Refuses a team's token for anything of another remote. */
export function assertRemote({ remote: own }: Team, remote: string): void {
  if (own !== '*' && own !== remote) throw refuse.forbidden(releasesTexts.otherTeam(remote, own));
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
  const { name, remote, isPipeline, approverId } = row;
  return { name, remote, tokenId: row.id, isPipeline, approverId };
}
