import { asc, gt, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import { jobproviders, responseTimes } from '../../db/schema/index';
import type { ResponseSample } from './measure-response';

/** Ids of companies after this one, in ascending order. */
export async function listCompaniesAfter(db: Queryable, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: jobproviders.id })
    .from(jobproviders)
    .where(gt(jobproviders.id, after))
    .orderBy(asc(jobproviders.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

interface SampleRow extends Record<string, unknown> {
  readonly company: number;
  readonly answered: string | null;
  readonly observed: string;
}

/**
 * The applications to these companies since a time. An answer is the first move or message of the company that
 * the candidate saw; a closing letter is none.
 */
export async function listSamples(
  db: Queryable,
  companies: readonly number[],
  { since, now }: { readonly since: Date; readonly now: Date },
): Promise<Map<number, ResponseSample[]>> {
  const { rows } = await db.execute<SampleRow>(sql`
    select jobs.jobprovider_id as company,
      extract(epoch from answer.at - sent.submitted_at) / 86400 as answered,
      extract(epoch from least(sent.withdrawn_at, ${now.toISOString()}::timestamptz) - sent.submitted_at) / 86400
        as observed
    from jobs
    join applications sent on sent.job_id = jobs.id
    cross join lateral (
      select least(
        (select min(moved_at) from application_moves move
          where move.application_id = sent.id and move.to_status <> 'withdrawn'),
        (select min(message.created_at) from messages message
          join jobproviders company on company.id = jobs.jobprovider_id
          where message.application_id = sent.id and message.sender_id = company.user_id
            and (sent.closing_notice_at is null or message.created_at < sent.closing_notice_at))
      ) as at
    ) answer
    where jobs.jobprovider_id = any(${sql.param([...companies])}::int[])
      and sent.submitted_at >= ${since.toISOString()}::timestamptz
  `);
  const samples = new Map<number, ResponseSample[]>(companies.map((id) => [id, []]));
  for (const { company, answered, observed } of rows)
    samples.get(company)?.push({
      answeredAfter: answered === null ? null : Number(answered),
      observedFor: Number(observed),
    });
  return samples;
}

export async function putResponseTimes(
  db: Queryable,
  times: readonly { readonly jobproviderId: number; readonly days: number | null }[],
  measuredAt: Date,
): Promise<void> {
  if (times.length === 0) return;
  await db
    .insert(responseTimes)
    .values(times.map((time) => ({ ...time, measuredAt })))
    .onConflictDoUpdate({
      target: responseTimes.jobproviderId,
      set: { days: sql`excluded.days`, measuredAt: sql`excluded.measured_at` },
    });
}
