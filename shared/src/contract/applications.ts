import { Type, type Static } from 'typebox';
import { APPLICATION_STATUSES, EXPERIENCE_CHOICES, REJECTION_REASONS, valuesOf } from '../rules/index';
import {
  CalendarDate,
  Count,
  Id,
  Money,
  MoneyInput,
  Nullable,
  OneOf,
  OptionalText,
  PageQuery,
  RequiredText,
  SiteLanguage,
  Timestamp,
} from './common';
import { Interview } from './interviews';
import { ContractType, JobLanguage, SalaryType } from './jobs';

export const ApplicationStatus = OneOf(APPLICATION_STATUSES);

export const ExperienceChoice = OneOf(valuesOf(EXPERIENCE_CHOICES));

export const ApplicationDocument = Type.Object({
  id: Id,
  application: Id,
  name: Type.String(),
  file: Type.String(),
  uploaded_at: Timestamp,
});
export type ApplicationDocument = Static<typeof ApplicationDocument>;

/** A move that takes effect at `due_at` unless it is undone. */
export const PlannedMove = Type.Object({ id: Id, status: ApplicationStatus, due_at: Timestamp });
export type PlannedMove = Static<typeof PlannedMove>;

/**
 * An application. `notes` is present only for the company that received it; for a candidate the key does not
 * exist.
 */
export const Application = Type.Object({
  id: Id,
  job: Type.Object({
    id: Id,
    title: Type.String(),
    location: Type.String(),
    type: ContractType,
    contract_type: ContractType,
    is_active: Type.Boolean(),
    /** What the salary of the job, and with it the expected salary, is for. */
    salary_type: Type.Optional(SalaryType),
    activity_rate: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
    /** Language of the ad; null when undecided. */
    language: Type.Optional(Nullable(JobLanguage)),
    activity_rate_max: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 100 }))),
    job_provider: Type.Object({ id: Id, company_name: Type.String(), company_logo: Nullable(Type.String()) }),
  }),
  job_seeker: Id,
  applicant_name: Type.String(),
  applicant_picture: Nullable(Type.String()),
  first_name: Type.String(),
  last_name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  cover_letter: Type.String(),
  resume: Nullable(Type.String()),
  resume_name: Nullable(Type.String()),
  experience: Nullable(ExperienceChoice),
  availability: Nullable(CalendarDate),
  salary_expectation: Nullable(Money),
  additional_info: Type.String(),
  documents: Type.Array(ApplicationDocument),
  notes: Type.Optional(Type.String()),
  status: ApplicationStatus,
  /** Its latest interview, if one was offered. */
  interview: Type.Optional(Interview),
  submitted_at: Timestamp,
  reviewed_at: Nullable(Timestamp),
  shortlisted_at: Nullable(Timestamp),
  hired_at: Nullable(Timestamp),
  rejected_at: Nullable(Timestamp),
  withdrawn_at: Nullable(Timestamp),
  /** When the candidate got the closing notice of the job. */
  closing_notice_at: Type.Optional(Nullable(Timestamp)),
  /** When the company first opened it; only for the company. */
  viewed_at: Type.Optional(Nullable(Timestamp)),
  /** Only for the company. */
  planned_move: Type.Optional(Nullable(PlannedMove)),
  /** Language of letters to the candidate: the ad's, else the candidate's, else the company's; only for the company. */
  letter_language: Type.Optional(SiteLanguage),
  /** Why it was rejected; only for the company. */
  rejection_reason: Type.Optional(Nullable(OneOf(valuesOf(REJECTION_REASONS)))),
});
export type Application = Static<typeof Application>;

/** The answers of the application form; all optional on the wire because they may arrive in several calls. */
export const ApplicationAnswers = Type.Partial(
  Type.Object({
    first_name: RequiredText(100),
    last_name: RequiredText(100),
    email: Type.String({ format: 'email', maxLength: 254 }),
    phone: RequiredText(40),
    experience: ExperienceChoice,
    availability: CalendarDate,
    salary_expectation: MoneyInput,
    cover_letter: Type.String({ maxLength: 20_000 }),
    additional_info: Type.String({ maxLength: 20_000 }),
    /** The version of the terms that the candidate agrees to; kept with the time. */
    terms_version: Type.String({ minLength: 1, maxLength: 40, pattern: '^[\\w.-]+$' }),
  }),
);
export type ApplicationAnswers = Static<typeof ApplicationAnswers>;

/** Creation. `job_id` and `job` are aliases; `job_seeker` defaults to the caller's profile. */
export const ApplicationBody = Type.Object({
  ...ApplicationAnswers.properties,
  job_id: Type.Optional(Id),
  job: Type.Optional(Id),
  job_seeker: Type.Optional(Id),
});
export type ApplicationBody = Static<typeof ApplicationBody>;

/** `submitted` is an alias of `pending` on input. */
export const StatusInput = Type.Union([ApplicationStatus, Type.Literal('submitted')]);
export type StatusInput = Static<typeof StatusInput>;

/**
 * A change: answers and a withdrawal from the candidate, `notes` from the company. A client's `withdrawn_at` is
 * ignored. A copy of `resume_attachment`, a document of the candidate's library, becomes the resume.
 */
export const ApplicationPatch = Type.Object({
  ...ApplicationAnswers.properties,
  resume_attachment: Type.Optional(Id),
  status: Type.Optional(StatusInput),
  notes: OptionalText(20_000),
});
export type ApplicationPatch = Static<typeof ApplicationPatch>;

/** A client may send the timestamp of the status beside it; the server ignores it and sets its own. */
export const StatusBody = Type.Object({ status: StatusInput });
export type StatusBody = Static<typeof StatusBody>;

/** One status change for many applications. */
export const StatusesBody = Type.Object({
  applications: Type.Array(Id, { minItems: 1, maxItems: 100 }),
  status: StatusInput,
});
export type StatusesBody = Static<typeof StatusesBody>;

/** Result per application; `detail` says why a status change was refused. */
export const StatusesReply = Type.Object({
  moved: Type.Array(Application),
  refused: Type.Array(Type.Object({ application: Id, detail: Type.String() })),
});
export type StatusesReply = Static<typeof StatusesReply>;

export const NoteBody = Type.Object({ note: RequiredText(20_000) });
export type NoteBody = Static<typeof NoteBody>;

export const ApplicationsQuery = Type.Object({
  ...PageQuery.properties,
  job_seeker: Type.Optional(Id),
  job__provider: Type.Optional(Id),
  job: Type.Optional(Id),
  status: Type.Optional(StatusInput),
  search: Type.Optional(Type.String({ maxLength: 200 })),
  ordering: Type.Optional(
    OneOf([
      '-submitted_at',
      'submitted_at',
      'applicant_name',
      '-applicant_name',
      'job_title',
      '-job_title',
      'status',
      '-status',
    ]),
  ),
});
export type ApplicationsQuery = Static<typeof ApplicationsQuery>;

/** A job to which the candidate has applied, and the application, which is not withdrawn. */
export const AppliedJob = Type.Object({ job: Id, application: Id, submitted_at: Timestamp });
export type AppliedJob = Static<typeof AppliedJob>;

/** Filter and order of an exported list. */
export const ApplicationsExportQuery = Type.Pick(ApplicationsQuery, ['job', 'status', 'search', 'ordering']);
export type ApplicationsExportQuery = Static<typeof ApplicationsExportQuery>;

/** Filter of the counted applications: `job` and `search` as in the list. */
export const StatusCountsQuery = Type.Pick(ApplicationsQuery, ['job', 'search']);
export type StatusCountsQuery = Static<typeof StatusCountsQuery>;

/** Number of applications in total and per status; every status is present, also with 0. */
export const StatusCounts = Type.Object({
  total: Count,
  by_status: Type.Object(
    Object.fromEntries(APPLICATION_STATUSES.map((status) => [status, Count])) as Record<
      (typeof APPLICATION_STATUSES)[number],
      typeof Count
    >,
  ),
});
export type StatusCounts = Static<typeof StatusCounts>;
