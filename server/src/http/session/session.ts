import { randomBytes } from 'node:crypto';
import type { Language, Role } from '@metier/sdk/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { inTransaction } from '../../db/database';
import { ignoreUnavailable } from '../../db/database-errors';
import type { Dependencies } from '../../dependencies';
import { hashToken } from '../../signing';
import { shortenAddress } from '../throttle/networks';
import { cookieOptions, isHttps } from './cookie-options';
import { describeBrowser } from './describe-browser';
import { setCsrfToken } from './csrf';
import {
  deleteExpiredSessions,
  deleteSession,
  findDeletionTime,
  findSession,
  findUserId,
  insertSession,
  filterValidSessions,
  touchSession,
} from './session.repository';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A session expires after this time without a request, and after `ABSOLUTE_MS` in any case. */
export const IDLE_MS = 14 * DAY;
const ABSOLUTE_MS = 30 * DAY;
/** Resolution of the last-seen time, because a write for each request would have no benefit. */
const TOUCH_MS = 5 * MINUTE;

/** The signed-in user, as loaded with the session. */
export interface SessionUser {
  readonly id: number;
  readonly username: string;
  readonly email: string;
  readonly accountType: Role;
  readonly profilePictureId: string | null;
  readonly createdAt: Date;
  readonly emailConfirmedAt: Date | null;
  /** Null without a choice. */
  readonly language: Language | null;
  /** When the account is deleted at its person's request; until then it is locked. */
  readonly deletionDueAt: Date | null;
  /** Whether the session was opened with a second factor, or one was set up in it. */
  readonly hasSecondFactor: boolean;
}

declare module 'fastify' {
  interface FastifyInstance {
    dependencies: Dependencies;
  }
  interface FastifyRequest {
    /** Null for a visitor. Set in scopes that called `addSessionHooks`. */
    user: SessionUser | null;
    /**
     * Key of the visitor's session (only the browser has the token); null without a session, undefined if not
     * loaded.
     */
    sessionKey: string | null | undefined;
  }
}

/** Loads the session of the request's cookie and sets `request.user`. */
export async function loadSession(request: FastifyRequest): Promise<void> {
  const { db, clock, config } = request.server.dependencies;
  const token = request.cookies[sessionCookieName(config)];
  const key = hashToken(token ?? '');
  const now = clock();
  const session = token ? await findSession(db, key, now) : undefined;
  request.sessionKey = null;
  if (!session) return;
  const idle = now.getTime() - session.lastSeenAt.getTime();
  if (idle > IDLE_MS) return;
  if (idle > TOUCH_MS) {
    const use = { lastSeenAt: now, network: shortenAddress(request.ip) };
    await touchSession(db, key, use).catch(ignoreUnavailable);
  }
  request.user = session.user;
  request.sessionKey = key;
}

/** When an account is deleted at its person's request; undefined without one. */
export const findRequestedDeletion = ({ db }: Dependencies, userId: number): Promise<Date | undefined> =>
  findDeletionTime(db, userId);

/** Subset of these sessions that are still valid. */
export async function listValidSessions({ db, clock }: Dependencies, keys: string[]): Promise<Set<string>> {
  const now = clock();
  return new Set(await filterValidSessions(db, keys, now, new Date(now.getTime() - IDLE_MS)));
}

/** Creates a session for the user, deletes the request's previous one, and sets the new cookies. */
export async function openSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, hasSecondFactor }: { readonly userId: number; readonly hasSecondFactor: boolean },
): Promise<void> {
  const { db, clock, config } = request.server.dependencies;
  const token = randomBytes(32).toString('base64url');
  const now = clock();
  const expiresAt = new Date(now.getTime() + ABSOLUTE_MS);
  await deleteExpiredSessions(db, now);
  if (request.sessionKey) await deleteSession(db, request.sessionKey);
  const key = hashToken(token);
  await insertSession(db, {
    tokenHash: key,
    userId,
    browser: describeBrowser(request.headers['user-agent']),
    network: shortenAddress(request.ip),
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    hasSecondFactor,
  });
  reply.setCookie(sessionCookieName(config), token, cookieOptions(config, { expires: expiresAt }));
  request.sessionKey = key;
  setCsrfToken(request, reply);
}

/**
 * Deletes the request's session, if any, and clears its cookie and the browser's copies of private files. What the
 * browser stores stays: drafts are under their person's name and exist nowhere else.
 */
export async function closeSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { db, live, config } = request.server.dependencies;
  const { user, sessionKey } = request;
  if (user && sessionKey) {
    await inTransaction(db, async (tx) => {
      await deleteSession(tx, sessionKey);
      await live.publish(tx, { kind: 'sessions', account: user.id });
    });
    reply.header('clear-site-data', '"cache"');
  }
  reply.clearCookie(sessionCookieName(config), cookieOptions(config));
  request.user = null;
  request.sessionKey = null;
  setCsrfToken(request, reply);
}

/**
 * Creates a separate session for a browser that the server runs; it expires after `forMs`. Returns undefined
 * if there is no account with this name and role.
 */
export async function createServerSession(
  { db, clock, config }: Pick<Dependencies, 'db' | 'clock' | 'config'>,
  { username, role, forMs }: { readonly username: string; readonly role: Role; readonly forMs: number },
): Promise<{ readonly name: string; readonly value: string } | undefined> {
  const userId = await findUserId(db, username, role);
  if (userId === undefined) return undefined;
  const token = randomBytes(32).toString('base64url');
  const now = clock();
  const expiresAt = new Date(now.getTime() + forMs);
  const session = {
    tokenHash: hashToken(token),
    userId,
    browser: '',
    network: '',
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
    hasSecondFactor: false,
  };
  await insertSession(db, session);
  return { name: sessionCookieName(config), value: token };
}

const sessionCookieName = (config: Dependencies['config']) =>
  isHttps(config) ? '__Host-sessionid' : 'sessionid';
