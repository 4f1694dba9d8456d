import {
  COMPANY_SIZES,
  INDUSTRIES,
  JOB_LANGUAGES,
  valuesOf,
  type CompanySize,
  type Hold,
  type Industry,
  type JobLanguage,
} from '@metier/sdk/rules';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { declare, declareImpersonal } from '../personal-data/declaration';
import { ofCompany, ofUser } from '../personal-data/whose';
import { createdMoment, identity, isOneOf } from './columns';
import { users } from './users';

/** A company's profile, one per user. Renaming it refreshes the search words of its jobs (by a trigger). */
export const jobproviders = pgTable(
  'jobproviders',
  {
    id: identity(),
    userId: integer()
      .notNull()
      .unique('jobproviders_user_key')
      .references(() => users.id, { onDelete: 'cascade' }),
    companyName: text().notNull(),
    companyAddress: text().notNull(),
    companyCity: text().notNull(),
    companyPostalCode: text().notNull(),
    companyRegion: text().notNull(),
    companyDescription: text().notNull().default(''),
    workEthics: text().notNull().default(''),
    companyWebsite: text().notNull().default(''),
    foundingYear: integer(),
    companySize: text().$type<CompanySize>(),
    industry: text().$type<Industry>(),
    workingLanguages: text().array().$type<JobLanguage[]>().notNull().default([]),
    /** Why only its owner sees the company. */
    hold: text().$type<Hold>(),
    createdAt: createdMoment(),
  },
  // Finds companies by the beginning of a word of their name.
  (company) => [
    index('jobproviders_name_words_idx').using(
      'gin',
      sql`to_tsvector('simple', split_words(${company.companyName}))`,
    ),
    check('jobproviders_company_size_check', isOneOf(company.companySize, valuesOf(COMPANY_SIZES))),
    check('jobproviders_industry_check', isOneOf(company.industry, valuesOf(INDUSTRIES))),
    check(
      'jobproviders_working_languages_check',
      sql`${company.workingLanguages} <@ array[${sql.raw(
        valuesOf(JOB_LANGUAGES)
          .map((language) => `'${language}'`)
          .join(', '),
      )}]`,
    ),
  ],
);

export const jobprovidersData = declare(jobproviders, {
  rows: ofUser(jobproviders.userId),
  columns: {
    id: 'not personal',
    userId: 'personal',
    companyName: 'personal',
    companyAddress: 'personal',
    companyCity: 'personal',
    companyPostalCode: 'personal',
    companyRegion: 'personal',
    companyDescription: 'personal',
    workEthics: 'personal',
    companyWebsite: 'personal',
    foundingYear: 'personal',
    companySize: 'personal',
    industry: 'personal',
    workingLanguages: 'personal',
    hold: 'personal',
    createdAt: 'personal',
  },
  onExport: 'included',
  onDeletion: 'deleted',
  why: 'A company of one person is that person.',
});

export const advantages = pgTable('advantages', { id: identity(), name: text().notNull() }, (advantage) => [
  uniqueIndex('advantages_name_key').on(sql`lower(${advantage.name})`),
]);

export const advantagesData = declareImpersonal(
  advantages,
  ['id', 'name'],
  'Names of advantages, used by many.',
);

export const jobproviderAdvantages = pgTable(
  'jobprovider_advantages',
  {
    jobproviderId: integer()
      .notNull()
      .references(() => jobproviders.id, { onDelete: 'cascade' }),
    advantageId: integer()
      .notNull()
      .references(() => advantages.id, { onDelete: 'cascade' }),
  },
  (row) => [
    primaryKey({ name: 'jobprovider_advantages_pkey', columns: [row.jobproviderId, row.advantageId] }),
    index('jobprovider_advantages_advantage_idx').on(row.advantageId),
  ],
);

export const jobproviderAdvantagesData = declare(jobproviderAdvantages, {
  rows: ofCompany(jobproviderAdvantages.jobproviderId),
  columns: { jobproviderId: 'personal', advantageId: 'personal' },
  onExport: 'included',
  onDeletion: 'deleted',
});
