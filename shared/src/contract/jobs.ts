import { Type, type Static, type TSchema } from 'typebox';
import {
  CONTRACT_TYPES,
  HOLDS,
  JOB_LANGUAGES,
  LEVELS,
  PER_MONTH,
  SALARY_TYPES,
  valuesOf,
  WORK_MODES,
} from '../rules/index';
import {
  CalendarDate,
  Count,
  Id,
  Money,
  MoneyInput,
  Nullable,
  OneOf,
  PageQuery,
  RequiredText,
  Timestamp,
} from './common';
import { JobAddress } from './job-address';
import { Canton } from './reference';

export const ContractType = OneOf(valuesOf(CONTRACT_TYPES));
export const SalaryType = OneOf(valuesOf(SALARY_TYPES));
export const WorkMode = OneOf(valuesOf(WORK_MODES));
const JobLevel = OneOf(valuesOf(LEVELS));
export const JobLanguage = OneOf(valuesOf(JOB_LANGUAGES));

/**
 * Where a search found the words of its keyword; of several, the least evident place. The excerpt is plain
 * text of the description or the benefits around one of the words.
 */
export const JobMatch = Type.Object({
  found_in: OneOf([
    'title',
    'occupation',
    'group',
    'related',
    'company',
    'location',
    'description',
    'benefits',
  ]),
  excerpt: Type.Optional(Type.Object({ before: Type.String(), match: Type.String(), after: Type.String() })),
});
export type JobMatch = Static<typeof JobMatch>;

/** A job offer. `views` and `applications_count` are present only for its owner, `match` only in a search by keyword. */
export const Job = Type.Object({
  id: Id,
  title: Type.String(),
  description: Type.String(),
  location: Type.String(),
  /** Only in the reply of one job. */
  address: Type.Optional(JobAddress),
  type: ContractType,
  contract_type: ContractType,
  salary: Money,
  /** Upper end of a range that begins at `salary`; null for a single amount. */
  salary_max: Type.Optional(Nullable(Money)),
  salary_type: SalaryType,
  salary_currency: Type.String(),
  activity_rate: Type.Integer({ minimum: 0, maximum: 100 }),
  /** Upper end of a range that begins at `activity_rate`, which a monthly salary is for; null for a single rate. */
  activity_rate_max: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 100 }))),
  work_mode: WorkMode,
  start_date: CalendarDate,
  end_date: Nullable(CalendarDate),
  /** Last day on which candidates can apply, in Switzerland; the job closes by itself at its end. */
  application_deadline: Type.Optional(Nullable(CalendarDate)),
  /** The person whom candidates may ask; only in the reply of one open job, or to its owner. */
  contact_name: Type.Optional(Nullable(Type.String())),
  contact_email: Type.Optional(Nullable(Type.String())),
  contact_phone: Type.Optional(Nullable(Type.String())),
  is_active: Type.Boolean(),
  created_at: Timestamp,
  /** Language of the description; null when it is not clear. */
  language: Nullable(JobLanguage),
  company: Type.String(),
  job_provider: Type.Object({
    id: Id,
    company_name: Type.String(),
    company_description: Type.String(),
    company_website: Type.String(),
    company_city: Type.String(),
    company_logo: Nullable(Type.String()),
    average_rating: Type.Number({ minimum: 0, maximum: 5 }),
    reviews_count: Type.Integer({ minimum: 0 }),
    /** How soon four candidates of five have an answer; null while that is unknown or more than 30 days. */
    answers_within_days: Type.Optional(Nullable(Count)),
  }),
  /** Why only the company sees the job; only in the owner's reply. */
  hold: Type.Optional(Nullable(OneOf(HOLDS))),
  views: Type.Optional(Type.Integer({ minimum: 0 })),
  applications_count: Type.Optional(Type.Integer({ minimum: 0 })),
  match: Type.Optional(JobMatch),
  /**
   * Kilometres as the crow flies from the one place that a search names, 0 in it; only in a search. Left out for remote
   * work, and where the place is not known.
   */
  distance: Type.Optional(Count),
});
export type Job = Static<typeof Job>;

const NullableText = (maxLength: number) => Type.Optional(Nullable(Type.String({ maxLength })));

/** A date that can be left out; null and the empty text of a form remove it. */
const OptionalDate = Type.Optional(Nullable(Type.Union([CalendarDate, Type.Literal('')])));

/**
 * Body of a new job. `type` and `contract_type` are aliases; one of them is required. Without a `work_mode`
 * the job is on site.
 */
export const JobBody = Type.Object({
  title: RequiredText(200),
  description: RequiredText(50_000),
  location: RequiredText(200),
  type: Type.Optional(ContractType),
  contract_type: Type.Optional(ContractType),
  salary: MoneyInput,
  /** Ends of ranges, above their beginnings; null and the beginning itself mean no range. */
  salary_max: Type.Optional(Nullable(MoneyInput)),
  salary_type: SalaryType,
  activity_rate: Type.Integer({ minimum: 1, maximum: 100 }),
  activity_rate_max: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: 100 }))),
  work_mode: Type.Optional(WorkMode),
  start_date: CalendarDate,
  end_date: OptionalDate,
  application_deadline: OptionalDate,
  /** Address and number need a name; null and the empty text remove them. */
  contact_name: NullableText(200),
  contact_email: NullableText(254),
  contact_phone: NullableText(40),
  job_provider: Type.Optional(Id),
  /** Draft of the job, deleted when the job is published. */
  draft: Type.Optional(Id),
});
export type JobBody = Static<typeof JobBody>;

export const JobPatch = Type.Partial(
  Type.Object({
    ...Type.Omit(JobBody, ['draft']).properties,
    activity_rate: Type.Integer({ minimum: 0, maximum: 100 }),
    is_active: Type.Boolean(),
  }),
);
export type JobPatch = Static<typeof JobPatch>;

/** Dates of a closed job that is published again; those left out stay, and none may be in the past. */
export const JobRelistBody = Type.Object({
  start_date: Type.Optional(CalendarDate),
  end_date: OptionalDate,
  application_deadline: OptionalDate,
});
export type JobRelistBody = Static<typeof JobRelistBody>;

/** A filter that takes several values, one per repeated key; a job has to match one of them. */
const Choices = <Value extends TSchema>(value: Value) => Type.Optional(Type.Array(value, { maxItems: 30 }));

const SalaryBound = Type.Optional(
  Type.Number({
    minimum: 0,
    maximum: 9_999_999_999,
    description:
      'With exactly one salary_type compared with the salary of the advertisement, otherwise with a month at ' +
      `100 %: an hour counts ${PER_MONTH.hourly} times, a day ${PER_MONTH.daily} times, part-time pay is ` +
      'scaled up, and project fees are left out. Of a range, the end that is nearer to the bound is compared.',
  }),
);

/**
 * Job search; see `GET /jobs/`. A job's canton is the one that its location is in, none abroad, and its
 * company's where the location names no known place.
 */
export const JobsQuery = Type.Object({
  ...PageQuery.properties,
  keyword: Type.Optional(Type.String({ maxLength: 200 })),
  location: Type.Optional(Type.String({ maxLength: 200 })),
  min_salary: SalaryBound,
  max_salary: SalaryBound,
  contract_type: Choices(ContractType),
  /** Finds jobs with this rate and those whose range includes it. */
  activity_rate: Choices(Type.Integer({ minimum: 0, maximum: 100 })),
  salary_type: Choices(SalaryType),
  work_mode: Choices(WorkMode),
  level: Choices(JobLevel),
  canton: Choices(Canton),
  language: Choices(JobLanguage),
  /** Ids of companies; one that does not exist has no jobs. */
  company: Choices(Id),
  /** Kilometres around `location`. */
  radius: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  /** Searches for the keyword as it is typed: no other names, no correction, and none of the location. */
  exact: Type.Optional(Type.Boolean()),
  /** Identifiers of occupations, separated by commas, that the keyword is not taken for. */
  without: Type.Optional(
    Type.String({ pattern: '^[a-z0-9]+(-[a-z0-9]+)*(,[a-z0-9]+(-[a-z0-9]+)*){0,19}$', maxLength: 1_000 }),
  ),
  /** Days until now in which the job was published. */
  published_within: Type.Optional(Type.Integer({ minimum: 1, maximum: 365 })),
  start_date: Type.Optional(CalendarDate),
  end_date: Type.Optional(CalendarDate),
  ordering: Type.Optional(OneOf(['newest', 'relevance'])),
  /**
   * Leaves out what was published from then on, so that a page repeats nothing of the one before, whose links and
   * `X-Read-Until` have it. Ignored after a day, and where nothing is paged.
   */
  until: Type.Optional(Timestamp),
});
export type JobsQuery = Static<typeof JobsQuery>;

/** A place near the location of a search that finds jobs there, nearest first. */
export const NearbyPlace = Type.Object({
  /** Finds these jobs as `location` of the same search. */
  location: Type.String(),
  /** Kilometres as the crow flies, at least one. */
  distance: Type.Integer({ minimum: 1 }),
  jobs: Type.Integer({ minimum: 1 }),
});
export type NearbyPlace = Static<typeof NearbyPlace>;
