import type { Advantage, Skill } from '@metier/shared/contract';
import { companyBody, jobBody, publishJob, seekerBody } from '../fixtures';
import { makeName, nothing, type Probe, type Probes } from './probe';

const onFavorite: Probe = async ({ company }) => ({ params: { id: (await publishJob(company)).id } });
const ofSeeker: Probe = ({ seeker }) => ({ params: { id: seeker.profile.id } });
export const ofCompany: Probe = ({ company }) => ({ params: { id: company.profile.id } });
const ofJob: Probe = async ({ company }) => ({ params: { id: (await publishJob(company)).id } });

/** Reference lists, jobs and profiles. */
export const boardProbes: Probes = {
  'GET /auth/regions/': nothing,
  'GET /auth/skills/': nothing,
  'POST /auth/skills/': () => ({ body: { name: makeName() } satisfies Partial<Skill> }),
  'GET /auth/advantages/': nothing,
  'POST /auth/advantages/': () => ({ body: { name: makeName() } satisfies Partial<Advantage> }),

  'GET /jobs/': nothing,
  'GET /jobs/facets/': nothing,
  'GET /jobs/:id/': ofJob,
  'POST /jobs/': () => ({ body: jobBody }),
  'GET /auth/jobs/:id/': ofJob,
  'PATCH /auth/jobs/:id/': async ({ company }) => ({
    params: { id: (await publishJob(company)).id },
    body: { is_active: false },
  }),
  'PUT /jobs/:id/favorite/': onFavorite,
  'DELETE /jobs/:id/favorite/': onFavorite,

  'GET /auth/jobseekers/': nothing,
  'GET /auth/jobseekers/:id/': ofSeeker,
  'GET /auth/jobseekers/:id/favorites/': ofSeeker,
  'GET /auth/jobseekers/:id/applications/': ofSeeker,
  'POST /auth/jobseekers/': () => ({ body: seekerBody }),
  'PATCH /auth/jobseekers/:id/': ({ seeker }) => ({
    params: { id: seeker.profile.id },
    body: { biography: 'I like people.' },
  }),

  'GET /auth/jobproviders/': nothing,
  'GET /auth/jobproviders/:id/': ofCompany,
  'GET /auth/jobproviders/:id/jobs/': ofCompany,
  'GET /auth/jobproviders/:id/applications/': ofCompany,
  'GET /auth/jobproviders/:id/totals/': ofCompany,
  'POST /auth/jobproviders/': () => ({ body: companyBody }),
  'PATCH /auth/jobproviders/:id/': ({ company }) => ({
    params: { id: company.profile.id },
    body: { company_city: 'Thun' },
  }),
};
