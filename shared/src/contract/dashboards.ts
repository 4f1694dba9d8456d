import { Type, type Static } from 'typebox';
import { CalendarDate, Count, Id, Nullable, Timestamp } from './common';
import { JobLanguage } from './jobs';

const NamedJob = Type.Object({ id: Id, title: Type.String(), language: Nullable(JobLanguage) });

/** Days that `recent_views` of a job counts, the last one is today. */
export const VIEW_DAYS = 14;

/** What an active job has led to. */
export const JobFigures = Type.Object({
  ...NamedJob.properties,
  application_deadline: Nullable(CalendarDate),
  views: Count,
  applications: Count,
  /** Applications whose candidate was invited to an interview. */
  interviews: Count,
  /** Views of each of the last days, the oldest first. */
  recent_views: Type.Array(Count, { minItems: VIEW_DAYS, maxItems: VIEW_DAYS }),
});
export type JobFigures = Static<typeof JobFigures>;

/** What waits for a company, and how its jobs do. */
export const CompanyDashboard = Type.Object({
  /** Its active jobs, the newest first; at most 100. */
  jobs: Type.Array(JobFigures),
  /** Within how many days every second application has its first answer; null as `answers_within_days` is. */
  half_answered_within_days: Nullable(Count),
  /** Pending applications without any answer. `late`: those older than `answers_within_days` of the company. */
  waiting: Type.Object({
    total: Count,
    late: Count,
    oldest: Nullable(
      Type.Object({ application: Id, candidate: Type.String(), job: NamedJob, submitted_at: Timestamp }),
    ),
  }),
});
export type CompanyDashboard = Static<typeof CompanyDashboard>;

/** What waits for a candidate besides interviews and messages; each list has at most ten. */
export const CandidateDashboard = Type.Object({
  /** Pending applications without any answer for longer than their company answers within, the oldest first. */
  late_answers: Type.Array(
    Type.Object({
      application: Id,
      job: NamedJob,
      company: Type.String(),
      submitted_at: Timestamp,
      answers_within_days: Count,
    }),
  ),
  /** Favourite jobs without an application whose deadline comes within a week, the nearest first. */
  ending_favorites: Type.Array(
    Type.Object({ job: NamedJob, company: Type.String(), application_deadline: CalendarDate }),
  ),
});
export type CandidateDashboard = Static<typeof CandidateDashboard>;
