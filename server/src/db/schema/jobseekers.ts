import { sql } from 'drizzle-orm';
import { date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { declare, declareImpersonal } from '../personal-data/declaration';
import { ofSeeker, ofUser } from '../personal-data/whose';
import { createdMoment, identity } from './columns';
import { users } from './users';

/** A seeker's profile, one per user. */
export const jobseekers = pgTable('jobseekers', {
  id: identity(),
  userId: integer()
    .notNull()
    .unique('jobseekers_user_key')
    .references(() => users.id, { onDelete: 'cascade' }),
  firstname: text().notNull(),
  lastname: text().notNull(),
  birthdate: date({ mode: 'string' }).notNull(),
  address: text().notNull(),
  city: text().notNull(),
  postalCode: text().notNull(),
  region: text().notNull(),
  biography: text().notNull().default(''),
  experience: text().notNull().default(''),
  createdAt: createdMoment(),
});

export const jobseekersData = declare(jobseekers, {
  rows: ofUser(jobseekers.userId),
  columns: {
    id: 'not personal',
    userId: 'personal',
    firstname: 'personal',
    lastname: 'personal',
    birthdate: 'personal',
    address: 'personal',
    city: 'personal',
    postalCode: 'personal',
    region: 'personal',
    biography: 'personal',
    experience: 'personal',
    createdAt: 'personal',
  },
  onExport: 'included',
  onDeletion: 'deleted',
});

export const skills = pgTable('skills', { id: identity(), name: text().notNull() }, (skill) => [
  uniqueIndex('skills_name_key').on(sql`lower(${skill.name})`),
]);

export const skillsData = declareImpersonal(skills, ['id', 'name'], 'Names of skills, used by many.');

export const jobseekerSkills = pgTable(
  'jobseeker_skills',
  {
    jobseekerId: integer()
      .notNull()
      .references(() => jobseekers.id, { onDelete: 'cascade' }),
    skillId: integer()
      .notNull()
      .references(() => skills.id, { onDelete: 'cascade' }),
  },
  (row) => [
    primaryKey({ name: 'jobseeker_skills_pkey', columns: [row.jobseekerId, row.skillId] }),
    index('jobseeker_skills_skill_idx').on(row.skillId),
  ],
);

export const jobseekerSkillsData = declare(jobseekerSkills, {
  rows: ofSeeker(jobseekerSkills.jobseekerId),
  columns: { jobseekerId: 'personal', skillId: 'personal' },
  onExport: 'included',
  onDeletion: 'deleted',
});
