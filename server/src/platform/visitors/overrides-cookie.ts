import type { Channel, Override } from '@metier/sdk/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readTarget } from '../../http/input/read-target';
import { cookieOptions } from '../../http/session/cookie-options';
import { readSignedValue, signValue } from '../../signing';
import type { Dependencies } from '../../dependencies';
import { chooseForVisitor, hasRollout, type ChosenReleases } from './choose';
import { readLink, OverrideSet } from './overrides';
import { overridesTexts as texts } from './overrides.texts';
import { loadPreviews } from './previews.service';
import { resolveOverrides } from './resolve-overrides';
import { readRevision } from '../registry/replay';
import { findTeam } from '../teams/team-auth';
import { findVisitorId } from './visitor-id';

const VISITOR_COOKIE = 'visitor';
const YEAR_SECONDS = 365 * 24 * 3_600;
const OVERRIDE_COOKIE = 'release';
const WISH_MS = 24 * 3_600_000;
const LINK = 'release';
const REPLAY = 'registry';

/** Sends the last revision with every response, so that an open page detects a new release. */
export async function sendRegistryRevision(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { releases, config } = request.server.dependencies;
  const channel: Channel = readOverrides(request)?.channel ?? config.channel;
  reply.header('x-metier-revision', releases.revisionOf(channel));
}

/**
 * Chooses the releases for a request's visitor and updates the cookies: sets the one that keeps them in their
 * part of a rollout, and clears forged or expired overrides.
 */
export async function chooseForRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number | undefined,
  without: readonly Override[] = [],
): Promise<ChosenReleases & { readonly notice?: string }> {
  const { dependencies } = request.server;
  const overrideSet = readOverrides(request);
  if (!overrideSet && request.cookies[OVERRIDE_COOKIE] !== undefined) endOverrides(request, reply);
  const { obstacle, ...wanted } = await resolveOverrides(dependencies, overrideSet);
  const channel = (obstacle === undefined && overrideSet?.channel) || dependencies.config.channel;
  const isElsewhere = channel !== dependencies.config.channel;
  const replay = await readReplay(request);
  if (replay)
    return chooseForVisitor(dependencies.releases, { channel, hasChosenChannel: isElsewhere, replay });
  const visitorId = hasRollout(dependencies.releases, channel)
    ? ensureVisitorId(request, reply, userId)
    : undefined;
  const chosen = chooseForVisitor(dependencies.releases, {
    channel,
    hasChosenChannel: isElsewhere,
    visitorId,
    without,
    shellInPage: findShellInPage(request),
    ...wanted,
  });
  return obstacle === undefined ? chosen : { ...chosen, notice: texts.ended(obstacle) };
}

/** Ends the overrides of a browser, after its page has said why they are not shown. */
export const endOverrides = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.clearCookie(OVERRIDE_COOKIE, cookieOptions(request.server.dependencies.config));

/**
 * Result of a release link: where to redirect, or why it cannot be applied; undefined for any other address.
 */
export type LinkOutcome = { readonly location: string } | { readonly notice: string } | undefined;

/** Applies `?release=` by a cookie and returns the same address without it, to redirect to. */
export async function followLink(request: FastifyRequest, reply: FastifyReply): Promise<LinkOutcome> {
  const { dependencies } = request.server;
  const url = readTarget(request);
  const values = url.searchParams.getAll(LINK);
  if (values.length === 0) return undefined;
  const reading = await readLink(values, {
    snapshot: dependencies.releases,
    hasPreview: async (remote, id) =>
      (await loadPreviews(dependencies, [id])).some((each) => each.remote === remote),
  });
  if ('notice' in reading) return reading;
  const { overrideSet } = reading;
  const { obstacle } = await resolveOverrides(dependencies, overrideSet);
  if (obstacle !== undefined) return { notice: texts.refused(obstacle) };
  if (overrideSet) setOverrideSet(reply, dependencies, overrideSet);
  else endOverrides(request, reply);
  url.searchParams.delete(LINK);
  if (!overrideSet) url.searchParams.delete(REPLAY);
  // Two slashes would redirect to another host.
  return { location: url.pathname.replace(/^\/+/, '/') + url.search };
}

/** The shell of the requesting page, which may be older than the live one: `shell@1.4.2; channel=…`. */
function findShellInPage({ headers, server }: FastifyRequest) {
  const [, version] = /^shell@([^;]+)/.exec(String(headers['x-metier-release'] ?? '')) ?? [];
  return version === undefined ? undefined : server.dependencies.releases.findRelease('shell', version);
}

/** `without=mf-seeker@1.4.2`: releases that have failed in this visitor's page. */
export function readWithout(values: readonly string[]): Override[] {
  return values.flatMap((value) => {
    const [remote = '', version = ''] = value.split('@');
    return remote && version ? [{ remote, version }] : [];
  });
}

function readOverrides(request: FastifyRequest): OverrideSet | undefined {
  const { clock, config } = request.server.dependencies;
  const signed = request.cookies[OVERRIDE_COOKIE];
  return signed === undefined
    ? undefined
    : readSignedValue(config.sessionSecret, 'release', signed, OverrideSet, clock());
}

function setOverrideSet(reply: FastifyReply, dependencies: Dependencies, overrideSet: OverrideSet): void {
  const expires = new Date(dependencies.clock().getTime() + WISH_MS);
  const value = signValue(dependencies.config.sessionSecret, 'release', overrideSet, expires);
  reply.setCookie(OVERRIDE_COOKIE, value, cookieOptions(dependencies.config, { expires }));
}

/**
 * Replays require a team's token; without one the parameter is ignored, so that the feature is not disclosed.
 */
async function readReplay(request: FastifyRequest) {
  const wanted = readTarget(request).searchParams.get(REPLAY);
  const replay = wanted === null ? undefined : readRevision(wanted);
  return replay && (await findTeam(request)) ? replay : undefined;
}

function ensureVisitorId(request: FastifyRequest, reply: FastifyReply, userId: number | undefined): string {
  const { dependencies } = request.server;
  const { id, isNew } = findVisitorId(
    request.cookies[VISITOR_COOKIE],
    userId,
    dependencies.config.sessionSecret,
  );
  if (isNew)
    reply.setCookie(VISITOR_COOKIE, id, cookieOptions(dependencies.config, { maxAge: YEAR_SECONDS }));
  return id;
}
