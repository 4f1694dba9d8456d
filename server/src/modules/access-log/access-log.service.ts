import type { ApplicationAccess } from '@metier/sdk/contract';
import { swissToday } from '@metier/sdk/rules';
import { LRUCache } from 'lru-cache';
import { ignoreUnavailable } from '../../db/database-errors';
import type { Database } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { refuse } from '../../errors';
import type { AccessKind, AccessSide } from '../../db/schema/index';
import type { Viewer } from '../viewer';
import { accessLogTexts } from './access-log.texts';
import { findLatestApplication, insertAccess, listAccesses } from './access-log.repository';

const MAX_LISTED = 200;

/** Accesses that are in the table already, so that opening the same again costs no statement. */
const recorded = new WeakMap<Database, LRUCache<string, true>>();

function cacheOf(db: Database): LRUCache<string, true> {
  const present = recorded.get(db);
  if (present) return present;
  const cache = new LRUCache<string, true>({ max: 10_000 });
  recorded.set(db, cache);
  return cache;
}

export interface AccessEntry {
  readonly applicationId: number;
  readonly side: AccessSide;
  /** The account that opens it. */
  readonly viewerId: number;
  readonly kind: AccessKind;
}

/**
 * Records who opens an application: one insert for each viewer, kind and day. An unavailable database does not
 * refuse the read, which has succeeded by then.
 */
export async function recordAccess(
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  access: AccessEntry,
): Promise<void> {
  const openedAt = clock();
  const day = swissToday(openedAt);
  const key = `${access.applicationId} ${access.side} ${access.viewerId} ${access.kind} ${day}`;
  const cache = cacheOf(db);
  if (cache.has(key)) return;
  await insertAccess(db, { ...access, day, openedAt }).then(() => cache.set(key, true), ignoreUnavailable);
}

/** Records that a company opens something of an application; nothing for its candidate. */
export async function recordCompanyAccess(
  dependencies: Pick<Dependencies, 'db' | 'clock'>,
  { id, accountType }: Viewer,
  applicationId: number,
  kind: AccessKind,
): Promise<void> {
  if (accountType === 'job_provider')
    await recordAccess(dependencies, { applicationId, side: 'company', viewerId: id, kind });
}

/** Records that a company opens the profile of a candidate, with the latest application between them. */
export async function recordProfileAccess(
  dependencies: Pick<Dependencies, 'db' | 'clock'>,
  viewer: Viewer,
  jobseekerId: number,
): Promise<void> {
  if (viewer.accountType !== 'job_provider') return;
  const application = await findLatestApplication(dependencies.db, jobseekerId, viewer.id);
  if (application !== undefined) await recordCompanyAccess(dependencies, viewer, application, 'profile');
}

/** Who opened an application of the viewer, by day, the latest first; 404 for any other. */
export async function listApplicationAccesses(
  { db }: Pick<Dependencies, 'db'>,
  viewer: Viewer,
  applicationId: number,
): Promise<ApplicationAccess[]> {
  const rows = await listAccesses(db, viewer.id, applicationId, MAX_LISTED);
  if (!rows) throw refuse.missing();
  return rows.map(({ side, company, kind, day }) => ({
    by: side === 'company' ? company : accessLogTexts.operator,
    kind,
    day,
  }));
}
