import type { AlertQuery } from '@metier/sdk/contract';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../server/src/db/database';
import { readAlertQuery } from '../../../server/src/modules/alerts/alert-query';
import { makeQueries } from '../search/make-query';

/** The searches of the benchmark in the words of the API, at least one term each. */
export function makeAlertQueries(count: number, seed: number): AlertQuery[] {
  const queries = makeQueries(count * 2, seed).map(({ filter }): AlertQuery => {
    const {
      exact: _exact,
      min_monthly_salary: _min,
      max_monthly_salary: _max,
      reach: _reach,
      ...terms
    } = filter;
    return JSON.parse(JSON.stringify(terms)) as AlertQuery;
  });
  return queries.filter((query) => Object.keys(query).length > 0).slice(0, count);
}

/** Writes alerts of visitors, all of them at once and as if saved before the next job. */
export async function fillAlerts(db: Database, count: number, seed: number): Promise<void> {
  const rows = makeAlertQueries(count, seed).map((given, index) => ({
    email: `alert-${index}@example.ch`,
    ...readAlertQuery(given),
  }));
  await db.execute(sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as given (email text, query jsonb, "queryKey" text)
    ), addresses as (
      insert into alert_addresses (email) select email from given returning id, email
    )
    insert into alerts (address_id, name, query, query_key, rhythm, confirmed_at, since, position)
    select addresses.id, 'Alert of ' || email, given.query, given."queryKey", 'now', now(), now(), 0
    from given join addresses using (email)
  `);
}

/** Publishes copies of random jobs, through the triggers like ordinary ones. */
export async function publishJobs(db: Database, count: number): Promise<void> {
  await db.execute(sql`
    insert into jobs (jobprovider_id, title, description, location, contract_type, salary, salary_type,
      activity_rate, start_date, end_date, work_mode, meanings, title_parts, benefit_words, place_canton, language,
      derived_by)
    select jobprovider_id, title, description, location, contract_type, salary, salary_type,
      activity_rate, start_date, end_date, work_mode, meanings, title_parts, benefit_words, place_canton, language,
      derived_by
    from jobs where is_active order by md5(id::text) limit ${count}
  `);
}
