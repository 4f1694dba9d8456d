import type { User } from '@metier/sdk/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import type { DocumentName } from '../../http/access/allow';
import { issueTicket } from '../../platform/reports/ticket';
import type { ChoiceOptions } from '../../platform/visitors/overrides-cookie';
import { chooseFor, useDevBundles, type VisitorChoice } from '../choose';
import type { DevBundles } from '../dev-bundles';
import { findRoute } from './page';

/** Opening the page severs it from the window that opened it, where code of other remotes may run. */
const SEVERED = { 'cross-origin-opener-policy': 'noopener-allow-popups' };

/**
 * Refuses to hand a document of its own to a script or a frame: it carries a ticket for what only such a page
 * may do.
 */
export function assertNavigation({ headers }: FastifyRequest): void {
  const target = headers['sec-fetch-dest'];
  if (target !== undefined && target !== 'document')
    throw refuse.forbidden('This page is opened by a navigation only.');
}

interface OwnerOptions {
  readonly user: User | undefined;
  readonly pathname: string | undefined;
}

/** Only the remote that owns the address, of all that a visitor has chosen; none without an address. */
function keepOwner(choice: VisitorChoice, { user, pathname }: OwnerOptions): VisitorChoice {
  const owner = pathname && findRoute(choice.remotes, user, pathname)?.release.name;
  return {
    ...choice,
    remotes: choice.remotes.filter(({ name }) => name === owner),
    others: choice.remotes.filter(({ name }) => name !== owner),
    previews: choice.previews.filter(({ remote }) => remote === owner),
  };
}

/** The releases for a page at an address; without one, none but the shell. */
export async function chooseForPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { watched, user, pathname, ...options }: ChoiceOptions & OwnerOptions & { readonly watched: DevBundles },
): Promise<VisitorChoice> {
  const choice = await useDevBundles(await chooseFor(request, reply, user, options), watched);
  return options.ownDocument ? keepOwner(choice, { user, pathname }) : choice;
}

interface PageRights {
  readonly document: DocumentName | undefined;
  readonly user: number | undefined;
}

/** Issues the ticket of a page: what it may report on, and in a document of its own what it may do. */
export function issuePageTicket(
  dependencies: Dependencies,
  { channel, revision, releaseIds, remotes }: VisitorChoice,
  { document, user }: Partial<PageRights> = {},
): string {
  const names = ['shell', ...remotes.map(({ name }) => name)];
  return issueTicket(dependencies, {
    channel,
    revision,
    releases: names.flatMap((name) => releaseIds.get(name) ?? []),
    ...(document && { document, ...(user !== undefined && { user }) }),
  });
}

/** Limits the scripts of the page to those of the shell and the owner, which the browser enforces. */
export function closeDocument(
  reply: FastifyReply,
  { remotes }: VisitorChoice,
  { origin, assetsUrl }: { readonly origin: string; readonly assetsUrl: string | undefined },
): void {
  const policy = String(reply.getHeader('content-security-policy') ?? "default-src 'self'");
  const folders = ['shell', ...remotes.map(({ name }) => name)].map((name) => `/mf/${name}/`);
  const [start = '', ...parts] = policy.split(';').toSorted((one) => (isScripts(one) ? -1 : 1));
  const limit = (source: string) => {
    if (source !== "'self'" && source !== assetsUrl) return [source];
    return folders.map((folder) => (source === assetsUrl ? assetsUrl : origin) + folder);
  };
  const sources = (isScripts(start) ? start : "script-src 'self'").split(' ').flatMap(limit);
  const rest = isScripts(start) ? parts : [start, ...parts];
  reply.headers({ ...SEVERED, 'content-security-policy': [...rest, sources.join(' ')].join(';') });
}

const isScripts = (directive: string) => directive.trim().startsWith('script-src ');
