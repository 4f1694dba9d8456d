import { Type, type Static, type TSchema } from 'typebox';
import { CONTRACT_TYPES, SALARY_TYPES, valuesOf } from '../rules/index';
import {
  CalendarDate,
  Id,
  Money,
  MoneyInput,
  Nullable,
  OneOf,
  PageQuery,
  RequiredText,
  Timestamp,
} from './common';
import { Canton } from './reference';

export const ContractType = OneOf(valuesOf(CONTRACT_TYPES));

export const SalaryType = OneOf(valuesOf(SALARY_TYPES));

/** A job offer. `views` and `applications_count` are present only for its owner. */
export const Job = Type.Object({
  id: Id,
  title: Type.String(),
  description: Type.String(),
  location: Type.String(),
  type: ContractType,
  contract_type: ContractType,
  salary: Money,
  salary_type: SalaryType,
  salary_currency: Type.String(),
  activity_rate: Type.Integer({ minimum: 0, maximum: 100 }),
  start_date: CalendarDate,
  end_date: Nullable(CalendarDate),
  is_active: Type.Boolean(),
  created_at: Timestamp,
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
  }),
  views: Type.Optional(Type.Integer({ minimum: 0 })),
  applications_count: Type.Optional(Type.Integer({ minimum: 0 })),
});
export type Job = Static<typeof Job>;

/** Body of a new job. `type` and `contract_type` are aliases; one of them is required. */
export const JobBody = Type.Object({
  title: RequiredText(200),
  description: RequiredText(50_000),
  location: RequiredText(200),
  type: Type.Optional(ContractType),
  contract_type: Type.Optional(ContractType),
  salary: MoneyInput,
  salary_type: SalaryType,
  activity_rate: Type.Integer({ minimum: 1, maximum: 100 }),
  start_date: CalendarDate,
  end_date: Type.Optional(Nullable(Type.Union([CalendarDate, Type.Literal('')]))),
  job_provider: Type.Optional(Id),
});
export type JobBody = Static<typeof JobBody>;

export const JobPatch = Type.Partial(
  Type.Object({
    ...JobBody.properties,
    activity_rate: Type.Integer({ minimum: 0, maximum: 100 }),
    is_active: Type.Boolean(),
  }),
);
export type JobPatch = Static<typeof JobPatch>;

/**
 * Job search; see `GET /jobs/`. A job's canton is the one that its location ends in (`Bern, BE`), otherwise
 * its company's.
 */
export const JobsQuery = Type.Object({
  ...PageQuery.properties,
  keyword: Type.Optional(Type.String({ maxLength: 200 })),
  location: Type.Optional(Type.String({ maxLength: 200 })),
  min_salary: Type.Optional(Type.Number({ minimum: 0, maximum: 9_999_999_999 })),
  max_salary: Type.Optional(Type.Number({ minimum: 0, maximum: 9_999_999_999 })),
  contract_type: Type.Optional(ContractType),
  activity_rate: Type.Optional(Type.Integer({ minimum: 0, maximum: 100 })),
  salary_type: Type.Optional(SalaryType),
  canton: Type.Optional(Canton),
  start_date: Type.Optional(CalendarDate),
  end_date: Type.Optional(CalendarDate),
  ordering: Type.Optional(OneOf(['newest', 'relevance'])),
});
export type JobsQuery = Static<typeof JobsQuery>;

const Facet = <Value extends TSchema>(value: Value) =>
  Type.Array(Type.Object({ value, count: Type.Integer({ minimum: 1 }) }));

/**
 * Number of matching jobs for each value of four filters, highest first. Each is counted without its own
 * filter, so that it shows the result of choosing another value; values without jobs are left out.
 */
export const JobFacets = Type.Object({
  contract_type: Facet(ContractType),
  activity_rate: Facet(Job.properties.activity_rate),
  salary_type: Facet(SalaryType),
  canton: Facet(Canton),
});
export type JobFacets = Static<typeof JobFacets>;
