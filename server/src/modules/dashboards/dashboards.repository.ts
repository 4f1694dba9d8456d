import {
  VIEW_DAYS,
  type CandidateDashboard,
  type CompanyDashboard,
  type JobFigures,
} from '@metier/sdk/contract';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database';

const MAX_JOBS = 100;
const MAX_ITEMS = 10;
/** Days before its deadline in which a favourite job is worth a line. */
const ENDING_DAYS = 7;

type Row<Shape> = Shape & Record<string, unknown>;

/** Active jobs of a company with their applications, interviews, and views up to `day`, the newest first. */
export async function listJobFigures(db: Queryable, company: number, day: string): Promise<JobFigures[]> {
  const { rows } = await db.execute<Row<JobFigures>>(sql`
    select jobs.id, jobs.title, jobs.language, jobs.application_deadline::text, jobs.views,
      received.applications, received.interviews,
      array(
        select count(viewed.job_id)::int from generate_series(${VIEW_DAYS - 1}::int, 0, -1) as ago
        left join job_views viewed on viewed.job_id = jobs.id and viewed.day = ${day}::date - ago
          and viewed.day > ${day}::date - ${VIEW_DAYS}::int -- for the index
        group by ago order by ago desc
      ) as recent_views
    from jobs
    cross join lateral (
      select count(*)::int as applications, count(interview_at)::int as interviews
      from applications where job_id = jobs.id
    ) received
    where jobs.jobprovider_id = ${company} and jobs.is_active
    order by jobs.created_at desc, jobs.id desc limit ${MAX_JOBS}
  `);
  return rows;
}

/** No move and no message has told the candidate anything yet. */
const isSilent = sql`sent.status = 'pending' and sent.anonymised_at is null and not exists (
  select from messages where messages.application_id = sent.id and messages.sender_id = company.user_id
)`;

type Waiting = CompanyDashboard['waiting'];
type Oldest = NonNullable<Waiting['oldest']>;

interface WaitingRow {
  readonly application: number;
  readonly candidate: string;
  readonly job: Oldest['job'];
  readonly submitted: string;
  readonly total: number;
  readonly late: number;
}

/** The pending applications of a company that have had no answer: how many, how many late, and the oldest. */
export async function findWaiting(db: Queryable, company: number, now: Date): Promise<Waiting> {
  const { rows } = await db.execute<Row<WaitingRow>>(sql`
    select sent.id as application,
      coalesce(nullif(trim(sent.first_name || ' ' || sent.last_name), ''), seeker.firstname || ' ' || seeker.lastname)
        as candidate,
      json_build_object('id', jobs.id, 'title', jobs.title, 'language', jobs.language) as job,
      sent.submitted_at::text as submitted, count(*) over ()::int as total,
      count(*) filter (where sent.submitted_at < ${now.toISOString()}::timestamptz - make_interval(days => measured.days))
        over ()::int as late
    from jobs
    join jobproviders company on company.id = jobs.jobprovider_id
    join applications sent on sent.job_id = jobs.id
    join jobseekers seeker on seeker.id = sent.jobseeker_id
    left join response_times measured on measured.jobprovider_id = company.id
    where company.id = ${company} and ${isSilent}
      and not exists (select from planned_moves move where move.application_id = sent.id)
    order by sent.submitted_at, sent.id limit 1
  `);
  const [oldest] = rows;
  if (!oldest) return { total: 0, late: 0, oldest: null };
  const { application, candidate, job, submitted, total, late } = oldest;
  return { total, late, oldest: { application, candidate, job, submitted_at: toIso(submitted) } };
}

const toIso = (moment: string): string => new Date(moment).toISOString();

type LateAnswer = CandidateDashboard['late_answers'][number];

/** Pending applications of a user that their companies should have answered, the oldest first. */
export async function listLateAnswers(db: Queryable, userId: number, now: Date): Promise<LateAnswer[]> {
  const { rows } = await db.execute<Row<LateAnswer>>(sql`
    select sent.id as application,
      json_build_object('id', jobs.id, 'title', jobs.title, 'language', jobs.language) as job,
      company.company_name as company, sent.submitted_at::text, measured.days as answers_within_days
    from jobseekers seeker
    join applications sent on sent.jobseeker_id = seeker.id
    join jobs on jobs.id = sent.job_id
    join jobproviders company on company.id = jobs.jobprovider_id
    join response_times measured on measured.jobprovider_id = company.id
    where seeker.user_id = ${userId} and ${isSilent}
      and sent.submitted_at < ${now.toISOString()}::timestamptz - make_interval(days => measured.days)
    order by sent.submitted_at, sent.id limit ${MAX_ITEMS}
  `);
  return rows.map((row) => ({ ...row, submitted_at: toIso(row.submitted_at) }));
}

type EndingFavorite = CandidateDashboard['ending_favorites'][number];

/** Open favourite jobs of a user that end within a week of `today` and have no application of theirs. */
export async function listEndingFavorites(
  db: Queryable,
  userId: number,
  today: string,
): Promise<EndingFavorite[]> {
  const { rows } = await db.execute<Row<EndingFavorite>>(sql`
    select json_build_object('id', jobs.id, 'title', jobs.title, 'language', jobs.language) as job,
      company.company_name as company, jobs.application_deadline::text
    from jobseekers seeker
    join favorites kept on kept.jobseeker_id = seeker.id
    join jobs on jobs.id = kept.job_id
    join jobproviders company on company.id = jobs.jobprovider_id
    where seeker.user_id = ${userId} and jobs.is_active and jobs.hold is null
      and jobs.application_deadline between ${today}::date and ${today}::date + ${ENDING_DAYS}::int
      and not exists (
        select from applications sent
        where sent.jobseeker_id = seeker.id and sent.job_id = jobs.id and sent.status <> 'withdrawn'
      )
    order by jobs.application_deadline, jobs.id limit ${MAX_ITEMS}
  `);
  return rows;
}
