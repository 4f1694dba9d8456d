import { Type, type Static } from 'typebox';
import { COMPANY_SIZES, INDUSTRIES, JOB_LANGUAGES, valuesOf } from '../rules/index';
import { CompanyPicture } from './company-pictures';
import { Advantage } from './reference';
import { Count, Id, Nullable, OneOf, OptionalText, PageQuery, RequiredText } from './common';

const CompanyLanguages = Type.Array(OneOf(valuesOf(JOB_LANGUAGES)), { maxItems: 4 });

/** A company. Username, e-mail, street and postal code are present only for its owner. */
export const JobProvider = Type.Object({
  id: Id,
  user: Type.Object({
    id: Type.Optional(Id),
    username: Type.Optional(Type.String()),
    email: Type.Optional(Type.String()),
    profile_picture: Nullable(Type.String()),
  }),
  company_name: Type.String(),
  company_address: Type.Optional(Type.String()),
  company_city: Type.String(),
  company_postal_code: Type.Optional(Type.String()),
  company_region: Type.String(),
  company_description: Type.String(),
  work_ethics: Type.String(),
  work_ethics_statement: Type.String(),
  company_website: Type.String(),
  advantages: Type.Array(Advantage),
  average_rating: Type.Number({ minimum: 0, maximum: 5 }),
  reviews_count: Type.Integer({ minimum: 0 }),
  /** How soon four candidates of five have an answer; null while that is unknown or more than 30 days. */
  answers_within_days: Type.Optional(Nullable(Count)),
  founding_year: Type.Optional(Nullable(Type.Integer())),
  company_size: Type.Optional(Nullable(OneOf(valuesOf(COMPANY_SIZES)))),
  /** One of `INDUSTRIES`, which may become more. */
  industry: Type.Optional(Nullable(Type.String())),
  /** Languages that its people work in. */
  working_languages: Type.Optional(CompanyLanguages),
  /** In their order; the first is the cover. */
  pictures: Type.Optional(Type.Array(CompanyPicture)),
});
export type JobProvider = Static<typeof JobProvider>;

/** Body of the company form. `work_ethics` and `work_ethics_statement` are aliases. */
export const JobProviderBody = Type.Object({
  company_name: RequiredText(200),
  company_address: RequiredText(200),
  company_city: RequiredText(120),
  company_postal_code: RequiredText(12),
  company_region: RequiredText(2),
  company_description: OptionalText(10_000),
  work_ethics: OptionalText(10_000),
  work_ethics_statement: OptionalText(10_000),
  /** An http address; the scheme may be left out, and the server adds it. */
  company_website: OptionalText(500),
  advantages: Type.Optional(Type.Array(Id, { maxItems: 50 })),
  new_advantages: Type.Optional(Type.Array(Id, { maxItems: 50 })),
  /** Null takes one of these facts away. */
  founding_year: Type.Optional(Nullable(Type.Integer({ minimum: 0, maximum: 9_999 }))),
  company_size: Type.Optional(Nullable(OneOf(valuesOf(COMPANY_SIZES)))),
  industry: Type.Optional(Nullable(OneOf(valuesOf(INDUSTRIES)))),
  working_languages: Type.Optional(CompanyLanguages),
});
export type JobProviderBody = Static<typeof JobProviderBody>;

export const JobProvidersQuery = Type.Object({ ...PageQuery.properties, user: Type.Optional(Id) });
export type JobProvidersQuery = Static<typeof JobProvidersQuery>;

/** Totals of a company for its owner: jobs including paused ones, their views and their applications. */
export const JobProviderTotals = Type.Object({
  jobs: Count,
  active_jobs: Count,
  views: Count,
  applications: Count,
  /** Candidates who follow the company. */
  followers: Count,
});
export type JobProviderTotals = Static<typeof JobProviderTotals>;
