import * as tables from '../schema/index';
import { declare, declareImpersonal } from './declaration';
import { ofCompany, ofSeeker, ofUser } from './whose';

const { jobseekers, jobseekerSkills, jobproviders, jobproviderAdvantages } = tables;

/** Profiles of candidates and companies. */
export const profileTables = {
  jobseekers: declare(jobseekers, {
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
  }),
  skills: declareImpersonal(tables.skills, ['id', 'name'], 'Names of skills, used by many.'),
  jobseekerSkills: declare(jobseekerSkills, {
    rows: ofSeeker(jobseekerSkills.jobseekerId),
    columns: { jobseekerId: 'personal', skillId: 'personal' },
    onExport: 'included',
    onDeletion: 'deleted',
  }),
  jobproviders: declare(jobproviders, {
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
      hold: 'personal',
      createdAt: 'personal',
    },
    onExport: 'included',
    onDeletion: 'deleted',
    why: 'A company of one person is that person.',
  }),
  advantages: declareImpersonal(tables.advantages, ['id', 'name'], 'Names of advantages, used by many.'),
  jobproviderAdvantages: declare(jobproviderAdvantages, {
    rows: ofCompany(jobproviderAdvantages.jobproviderId),
    columns: { jobproviderId: 'personal', advantageId: 'personal' },
    onExport: 'included',
    onDeletion: 'deleted',
  }),
};
