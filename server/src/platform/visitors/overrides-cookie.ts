import type { Channel, Override, ReleaseLink } from '@metier/sdk/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DocumentName } from '../../http/access/allow';
import { hasSmokePass, isSmokeVisit } from '../../http/access/smoke-visits';
import { readTarget } from '../../http/input/read-target';
import { cookieOptions } from '../../http/session/cookie-options';
import { readSignedValue, signValue } from '../../signing';
import type { Dependencies } from '../../dependencies';
import { chooseForVisitor, hasRollout, type ChosenReleases } from './choose';
import { readLink, OverrideSet } from './overrides';
import { overridesTexts as texts } from './overrides.texts';
import { loadPreviews } from './previews.service';
import { refuse } from '../../errors';
import { isBrowser } from './require-document';
import { resolveOverrides, type ResolvedOverrides } from './resolve-overrides';
import { readRevision, readSignedReplay } from '../registry/replay';
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

export interface ChoiceOptions {
  /** Releases that have failed in the page. */
  readonly without?: readonly Override[];
  /** Set where the page is a document of its own. */
  readonly ownDocument?: DocumentName | undefined;
}

/**
 * Where secrets are typed only live releases are shown, and on staging also others; where rights are used, never
 * others.
 */
function mayOverride(request: FastifyRequest, ownDocument: DocumentName | undefined): boolean {
  if (ownDocument === undefined || (isSmokeVisit(request) && hasSmokePass(request))) return true;
  const isForSecrets = ownDocument === 'entrance' || ownDocument === 'account';
  return isForSecrets && request.server.dependencies.config.channel === 'staging';
}

/**
 * Chooses the releases for a request's visitor and updates the cookies: sets the one that keeps them in their
 * part of a rollout, and clears forged or expired overrides.
 */
export async function chooseForRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  userId: number | undefined,
  { without = [], ownDocument }: ChoiceOptions,
): Promise<ChosenReleases & { readonly notice?: string }> {
  const { dependencies } = request.server;
  const stored = readOverrides(request);
  const isFree = mayOverride(request, ownDocument);
  const overrideSet = isFree ? stored : undefined;
  if (!stored && request.cookies[OVERRIDE_COOKIE] !== undefined) endOverrides(request, reply);
  const { obstacle, ...wanted } = await resolveOverrides(dependencies, overrideSet);
  const channel = (obstacle === undefined && overrideSet?.channel) || dependencies.config.channel;
  const isElsewhere = channel !== dependencies.config.channel;
  const replay = isFree ? await readReplay(request) : undefined;
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
 * Result of a release link: where to redirect, why it cannot be applied, or what the visitor has to agree to;
 * undefined for any other address.
 */
export type LinkOutcome =
  | { readonly location: string }
  | { readonly notice: string }
  | { readonly link: ReleaseLink }
  | undefined;

async function checkLink(dependencies: Dependencies, values: readonly string[]): Promise<CheckedLink> {
  const reading = await readLink(values, {
    snapshot: dependencies.releases,
    hasPreview: async (remote, id) =>
      (await loadPreviews(dependencies, [id])).some((each) => each.remote === remote),
  });
  if ('notice' in reading) return reading;
  const { obstacle, ...resolved } = await resolveOverrides(dependencies, reading.overrideSet);
  return obstacle === undefined
    ? { overrideSet: reading.overrideSet, ...resolved }
    : { notice: texts.refused(obstacle) };
}

type CheckedLink =
  | { readonly notice: string }
  | ({ readonly overrideSet: OverrideSet | undefined } & Omit<ResolvedOverrides, 'obstacle'>);

/**
 * Reads `?release=`. A person agrees first, because a link may come from a stranger; a program and a reset have their effect
 * at once, by a cookie and a redirect to the same address without it.
 */
export async function followLink(request: FastifyRequest, reply: FastifyReply): Promise<LinkOutcome> {
  const { dependencies } = request.server;
  const url = readTarget(request);
  const values = url.searchParams.getAll(LINK);
  if (values.length === 0) return undefined;
  const checked = await checkLink(dependencies, values);
  if ('notice' in checked) return checked;
  const { overrideSet } = checked;
  url.searchParams.delete(LINK);
  if (!overrideSet) url.searchParams.delete(REPLAY);
  // Two slashes would redirect to another host.
  const location = url.pathname.replace(/^\/+/, '/') + url.search;
  if (overrideSet && isBrowser(request))
    return { link: { release: values.join(','), address: location, shown: nameShown(checked, overrideSet) } };
  if (overrideSet) setOverrideSet(reply, dependencies, overrideSet);
  else endOverrides(request, reply);
  return { location };
}

/** What a link shows, with the team that has published it. */
function nameShown(
  { overrides, previews }: Omit<ResolvedOverrides, 'obstacle'>,
  { channel }: OverrideSet,
): ReleaseLink['shown'] {
  return [
    ...(channel ? [{ remote: '*', version: channel, team: '' }] : []),
    ...overrides.map(({ remote, version, publishedBy: team }) => ({ remote, version, team })),
    ...previews.map(({ remote, origin }) => ({ remote, version: origin, team: '' })),
  ];
}

/** Applies a release link after the visitor's press; 409 if it shows nothing any more. */
export async function applyLink(
  request: FastifyRequest,
  reply: FastifyReply,
  release: string,
): Promise<void> {
  const { dependencies } = request.server;
  const checked = await checkLink(dependencies, [release]);
  if ('notice' in checked) throw refuse.conflict(checked.notice);
  if (checked.overrideSet) setOverrideSet(reply, dependencies, checked.overrideSet);
  else endOverrides(request, reply);
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
 * A replay requires a link of `/platform` or a team's token; else the parameter is ignored, so that the feature is
 * not disclosed.
 */
async function readReplay(request: FastifyRequest) {
  const wanted = readTarget(request).searchParams.get(REPLAY);
  if (wanted === null) return undefined;
  const signed = readSignedReplay(request.server.dependencies, wanted);
  if (signed) return signed;
  const replay = readRevision(wanted);
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
