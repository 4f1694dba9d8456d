import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';
import type { Dependencies } from '../../dependencies';
import { companyLines } from '../../db/schema/index';
import { defineTask } from '../../tasks/task-kind';
import { nextSwissTime } from '../../tasks/zurich-time';
import { findSharedLines } from './shared-lines';

/** The last company that was looked at. */
const compareAdsTask = defineTask<{ readonly after?: number }>('compare-ads');

/** Companies of one run, and what is compared of each: at most some ten megabytes. */
const BATCH = 20;
const MAX_ADS = 100;
const MAX_CHARACTERS = 5_000;

interface Company extends Record<string, unknown> {
  readonly id: number;
  /** Of its ads, in the database's precision. */
  readonly changed_at: string;
  readonly lines: readonly string[];
  readonly ads: readonly {
    readonly title: string;
    readonly description: string;
    readonly meanings: string[];
  }[];
}

/** Companies with ads that were opened or edited since their ads were compared, with the newest of them. */
async function listCompanies(tx: Queryable, after: number): Promise<readonly Company[]> {
  const { rows } = await tx.execute<Company>(sql`
    select company.id, newest.changed_at::text, coalesce(shared.lines, '{}') as lines, (
      select json_agg(ad) from (
        select title, left(description, ${MAX_CHARACTERS}) as description, meanings from jobs
        where jobprovider_id = company.id and is_active order by created_at desc, id desc limit ${MAX_ADS}
      ) as ad
    ) as ads
    from jobproviders as company left join company_lines as shared on shared.jobprovider_id = company.id,
    lateral (
      select max(greatest(opened_at, edited_at)) as changed_at from jobs
      where jobprovider_id = company.id and is_active
    ) as newest
    where company.id > ${after} and newest.changed_at > coalesce(shared.changed_at, '-infinity')
    order by company.id limit ${BATCH}
  `);
  return rows;
}

/** Finds again what the ads of companies share, so that a job is found by it after all others. */
async function compareAds(dependencies: Dependencies, tx: Queryable, key: string, after = 0): Promise<void> {
  const { clock, live, tasks } = dependencies;
  const companies = await listCompanies(tx, after);
  const rows = companies.map(({ id: jobproviderId, changed_at: changedAt, ads }) => ({
    jobproviderId,
    lines: findSharedLines(ads),
    changedAt: sql`${changedAt}::timestamptz`,
  }));
  if (rows.length > 0)
    await tx
      .insert(companyLines)
      .values(rows)
      .onConflictDoUpdate({
        target: companyLines.jobproviderId,
        set: { lines: sql`excluded.lines`, changedAt: sql`excluded.changed_at` },
      });
  const isSame = rows.every(({ lines }, at) => lines.join('\n') === companies[at]?.lines.join('\n'));
  if (!isSame) await live.publish(tx, { kind: 'board' });
  const last = companies[BATCH - 1];
  if (last)
    await tasks.schedule(tx, compareAdsTask, { key: `${key}+`, dueAt: clock(), payload: { after: last.id } });
}

/** Registers the nightly comparison of ads. */
export function handleComparisons(dependencies: Dependencies): void {
  dependencies.tasks.handle(
    compareAdsTask,
    (tx, { key, payload }) => compareAds(dependencies, tx, key, payload.after),
    (now) => nextSwissTime(now, { hour: 1 }),
  );
}
