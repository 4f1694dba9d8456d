import type {
  AnyRelease,
  Channel,
  PageFailure,
  PageQuery,
  ReportBody,
  ReportItem,
  RouteAccess,
  Vital,
} from '@metier/sdk/contract';
import { findClaims } from '@metier/sdk/rules';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { refuse } from '../../errors';
import { readSlice, type Page } from '../../http/input/pages';
import { networkOf } from '../../http/throttle/networks';
import type { Dependencies } from '../../dependencies';
import type { PublishedRelease } from '../registry/live-state';
import { redactMessage } from './redact-message';
import { haltFailingRollouts } from './halt-rollouts';
import { readPolicyReports, type PolicyReport } from './policy-report';
import { createReportBuffer } from './report-buffer';
import type { ReleaseMeters } from './release-meters';
import { signReplay } from '../registry/replay';
import { listFailures, type FailureRow } from './reports.repository';
import { startTally, tally, type PageTally } from './tally';
import { isOwnTicket, readTicket, type Ticket } from './ticket';

const MINUTE_MS = 60_000;
/** Per network and minute; a whole school may share an address. */
const MAX_POSTS = 600;
/** Maximum of pages and networks in memory; the least recently used are evicted. */
const MAX_REMEMBERED = 20_000;

export interface Reports {
  /** Counts the reports of a page; ignores releases that are not in its ticket. Refuses an invalid ticket. */
  take(body: ReportBody, address: string): void;
  /**
   * Keeps the policy violations that a browser reports by itself; they are not authenticated, so they count
   * for no rollout.
   */
  takePolicy(body: unknown, address: string): void;
  close(): Promise<void>;
}

/** Receives the reports of pages on one server. They contain no personal data: see docs/decisions/0017. */
export function createReportCollector(
  dependencies: Dependencies,
  log: FastifyBaseLogger,
  meters: ReleaseMeters,
): Reports {
  const { releases, config } = dependencies;
  const pages = new LRUCache<string, PageTally>({ max: MAX_REMEMBERED });
  const networks = new LRUCache<string, { posts: number }>({ max: MAX_REMEMBERED, ttl: MINUTE_MS });
  const buffer = createReportBuffer({
    dependencies,
    log,
    afterFlush: () => haltFailingRollouts(dependencies, log),
  });

  function limit(address: string): void {
    if (!config.areThrottlesOn) return;
    const network = networkOf(address);
    const seen = networks.get(network) ?? { posts: 0 };
    seen.posts += 1;
    if (seen.posts === 1) networks.set(network, seen);
    if (seen.posts > MAX_POSTS) throw refuse.throttled(MINUTE_MS / 1000, 'reports');
  }

  function takeItem(ticket: Ticket, page: PageTally, item: ReportItem): void {
    const release = releases.findRelease(item.remote, item.version);
    if (!release || !ticket.releases.includes(release.id)) return;
    const { channel, revision } = ticket;
    const isFailure = item.kind !== 'view';
    const added = tally(page, release.id, isFailure);
    if (!added) return;
    buffer.count(channel, release.id, added);
    meters.add(channel, release, added);
    if (!isFailure) return;
    const path = findPattern(listPatterns(release, channel), item.path);
    keep(release, { channel, revision, kind: item.kind, path, message: redactMessage(item.message ?? '') });
  }

  function takeVital({ releases: served, channel }: Ticket, page: PageTally, vital: Vital): void {
    const release = releases.findRelease(vital.remote, vital.version);
    if (!release || !served.includes(release.id) || page.vitals.has(vital.name)) return;
    page.vitals.add(vital.name);
    meters.measure(channel, release, vital);
  }

  function keep(release: PublishedRelease, failure: KeptFailure): void {
    buffer.addFailure({ ...failure, releaseId: release.id, createdAt: dependencies.clock() });
    log.warn({ ...failure, release: `${release.remote}@${release.version}` }, 'a page has failed');
  }

  /** Route patterns of a remote; for the shell, which is on every page, those of all remotes. */
  const listPatterns = ({ remote, description }: PublishedRelease, channel: Channel) =>
    remote === 'shell' ? listAllPatterns(channel) : routesOf(description);

  const listAllPatterns = (channel: Channel) =>
    releases.listLive(channel).flatMap(({ stable }) => (stable ? routesOf(stable.description) : []));

  function takePolicyReport({ release: named, page, message }: PolicyReport): void {
    const { channel } = config;
    const release = named
      ? releases.findRelease(named.remote, named.version)
      : releases.findLive(channel, 'shell')?.stable;
    if (!release) return;
    const pathname = URL.canParse(page) ? new URL(page).pathname : '';
    const path = findPattern(listAllPatterns(channel), pathname);
    const revision = String(releases.revisionOf(channel));
    keep(release, { channel, revision, kind: 'policy', path, message });
  }

  return {
    take({ ticket: signed, items, vitals = [] }, address) {
      limit(address);
      const ticket = readTicket(dependencies, signed);
      // A page may stay open for days: it has done nothing wrong, and what it reports is no longer news.
      if (!ticket && isOwnTicket(dependencies, signed)) return;
      if (!ticket) throw refuse.forbidden('These reports are not from a page of this server.');
      const page = pages.get(ticket.page) ?? startTally();
      pages.set(ticket.page, page);
      for (const item of items) takeItem(ticket, page, item);
      for (const vital of vitals) takeVital(ticket, page, vital);
    },
    takePolicy(body, address) {
      limit(address);
      readPolicyReports(body).forEach(takePolicyReport);
    },
    close: () => buffer.close(),
  };
}

interface KeptFailure {
  readonly channel: Channel;
  readonly revision: string;
  readonly kind: string;
  readonly path: string;
  readonly message: string;
}

const routesOf = (description: AnyRelease): readonly RouteAccess[] =>
  'routes' in description ? description.routes : [];

/** The route pattern of a path; empty for a path that is no page of ours, because it may contain anything. */
const findPattern = (routes: readonly RouteAccess[], path: string): string =>
  findClaims(routes, path)[0]?.path ?? '';

/** The newest failures, of one remote or of all. */
export async function readFailures(
  dependencies: Dependencies,
  { remote, ...page }: PageQuery & { readonly remote?: string },
): Promise<Page<PageFailure>> {
  const { items, total } = await listFailures(dependencies.db, remote, readSlice(page));
  return { items: items.map((row) => toFailure(dependencies, row)), total };
}

const toFailure = (dependencies: Dependencies, { failure, remote, version }: FailureRow): PageFailure => ({
  id: failure.id,
  at: failure.createdAt.toISOString(),
  remote,
  version,
  channel: failure.channel,
  revision: failure.revision,
  replay: signReplay(dependencies, failure.revision),
  kind: failure.kind,
  path: failure.path,
  message: failure.message,
});
