import { Type, type Static, type TSchema } from 'typebox';
import { LEVELS, valuesOf } from '../rules/index';
import { Count, Id, OneOf } from './common';
import { ContractType, Job, JobLanguage, SalaryType, WorkMode } from './jobs';
import { Canton } from './reference';

const Facet = <Value extends TSchema>(value: Value) =>
  Type.Array(Type.Object({ value, count: Type.Integer({ minimum: 1 }) }));

/**
 * How many matching jobs each minimum of the salary would find, from 0 on, among all those of the search without its
 * own minimum; a job's band of pay is between two of them. Compared as `min_salary`: with exactly one salary type as
 * advertised, otherwise as a month at 100 %.
 */
const PayCounts = Type.Object({
  /** Jobs of the search without its minimum. */
  total: Count,
  /** Those of them that no minimum finds, because their pay cannot be compared. */
  unpaid: Count,
  /** Ascending; the last is the end of what is counted in bands. */
  at_least: Type.Array(Type.Object({ value: Type.Integer({ minimum: 0 }), count: Count })),
});

const TownCount = Type.Object({
  /** Finds these jobs as `location` of the same search. */
  value: Type.String(),
  count: Type.Integer({ minimum: 1 }),
  /** In degrees, WGS84. */
  latitude: Type.Number(),
  longitude: Type.Number(),
});

/**
 * Number of matching jobs for each value of eight filters, highest first, and by their pay. Each is counted without its own
 * filter, so that it shows the result of choosing another value; values without jobs are left out.
 */
export const JobFacets = Type.Object({
  contract_type: Facet(ContractType),
  activity_rate: Facet(Job.properties.activity_rate),
  salary_type: Facet(SalaryType),
  work_mode: Facet(WorkMode),
  level: Facet(OneOf(valuesOf(LEVELS))),
  canton: Facet(Canton),
  /** Jobs in no clear language are left out. */
  language: Facet(JobLanguage),
  /**
   * The companies with the most jobs, and those chosen. Left out for the whole of a large board, and by servers that do
   * not count them.
   */
  company: Type.Optional(Type.Array(Type.Object({ value: Id, name: Type.String(), count: Count }))),
  /**
   * The towns with the most jobs of the search, at most 60, for a map. Left out for the whole board, and by servers that
   * do not count them.
   */
  places: Type.Optional(Type.Array(TownCount)),
  /** Left out by servers that do not count it. */
  pay: Type.Optional(PayCounts),
});
export type JobFacets = Static<typeof JobFacets>;
