import { DEFAULT_LANGUAGE, type AlertRhythm, type Language } from '@metier/sdk/rules';
import { and, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { alertAddresses, alertJobs, alerts, users } from '../../db/schema/index';
import type { NewJobs } from '../../search/index';

/** An alert that is due, with the address of a visitor and the language of its mails. */
export type DueAlert = Awaited<ReturnType<typeof lockDueAlerts>>[number];

/** Place in the order of due alerts. */
export interface AlertCursor {
  readonly key: string;
  readonly id: number;
}

/** Jobs collected per statement: more than that wait for the next minute. */
const MAX_COLLECTED = 5_000;
const COLLECT_LOCK = 4_110_044;

/**
 * Adds active jobs that were opened since `after` to those that alerts are evaluated for. A job that is collected
 * already is added again only if its date of posting has been renewed since. The lock keeps ids in the order of
 * commits.
 */
export async function collectJobs(db: Queryable, after: Date, now: Date): Promise<number> {
  await db.execute(sql`select pg_advisory_xact_lock(${COLLECT_LOCK})`);
  const opened = sql`is_active and opened_at >= ${after.toISOString()}::timestamptz`;
  await db.execute(sql`
    delete from alert_jobs using jobs where jobs.id = job_id and ${opened} and jobs.created_at > alert_jobs.created_at
  `);
  const { rows } = await db.execute(sql`
    insert into alert_jobs (job_id, created_at)
    select id, ${now.toISOString()}::timestamptz from jobs
    where ${opened} and not exists (select from alert_jobs where alert_jobs.job_id = jobs.id)
    order by opened_at, id limit ${MAX_COLLECTED}
    on conflict (job_id) do nothing returning id
  `);
  return rows.length;
}

/** Position of the last collected job; 0 if there is none. */
export async function readLastPosition(db: Queryable): Promise<number> {
  const { rows } = await db.execute<{ last: number }>(
    sql`select coalesce(max(id), 0) as last from alert_jobs`,
  );
  return rows[0]?.last ?? 0;
}

/** Number of new jobs up to which they are looked up by id. */
const FEW = 500;

/** The jobs at these positions; undefined if there are none. */
export async function readNewJobs(
  db: Queryable,
  after: number,
  upTo: number,
): Promise<Omit<NewJobs, 'lookUps'> | undefined> {
  const range = sql`select job_id from alert_jobs where id > ${after} and id <= ${upTo}`;
  const { rows } = await db.execute<{ job_id: number }>(sql`${range} limit ${FEW + 1}`);
  if (rows.length === 0) return undefined;
  const ids = sql.param(rows.map(({ job_id: id }) => id));
  return rows.length > FEW
    ? { isNew: sql`job_id in (${range})`, areFew: false }
    : { isNew: sql`job_id = any(${ids}::int[])`, areFew: true };
}

/** Locks the next alerts that were not evaluated up to this position; equal queries are neighbours. */
export const lockDueAlerts = (
  db: Queryable,
  {
    rhythm,
    upTo,
    after,
    limit,
  }: {
    readonly rhythm: AlertRhythm;
    readonly upTo: number;
    readonly after: AlertCursor | undefined;
    readonly limit: number;
  },
) =>
  db
    .select({
      id: alerts.id,
      userId: alerts.userId,
      addressId: alerts.addressId,
      name: alerts.name,
      query: alerts.query,
      queryKey: alerts.queryKey,
      since: alerts.since,
      position: alerts.position,
      email: alertAddresses.email,
      language: sql<Language>`coalesce(${alertAddresses.language}, ${users.language}, ${DEFAULT_LANGUAGE})`,
    })
    .from(alerts)
    .leftJoin(alertAddresses, eq(alertAddresses.id, alerts.addressId))
    .leftJoin(users, eq(users.id, alerts.userId))
    .where(
      and(
        eq(alerts.rhythm, rhythm),
        eq(alerts.isPaused, false),
        isNotNull(alerts.confirmedAt),
        isNull(alerts.deletedAt),
        lt(alerts.position, upTo),
        after && sql`(${alerts.queryKey}, ${alerts.id}) > (${after.key}, ${after.id})`,
      ),
    )
    .orderBy(alerts.queryKey, alerts.id)
    .limit(limit)
    .for('update', { of: alerts });

export async function movePositions(db: Queryable, ids: readonly number[], position: number): Promise<void> {
  await db
    .update(alerts)
    .set({ position })
    .where(inArray(alerts.id, [...ids]));
}

export async function deleteJobsCollectedBefore(db: Queryable, moment: Date): Promise<void> {
  await db.delete(alertJobs).where(lt(alertJobs.createdAt, moment));
}
