import type { Advantage, CompanyPicture, JobProvider, Skill, StoredJobDraft } from '@metier/sdk/contract';
import { drawPortrait, type Scene } from '../access-scene';
import { companyBody, jobBody, pauseJob, publishJob, readOk, seekerBody } from '../fixtures';
import { makeForm } from '../test-client';
import { makeName, nothing, STRANGERS, type Probe, type Probes } from './probe';

const ofSeeker: Probe['request'] = ({ seeker }) => ({ params: { id: seeker.profile.id } });
export const ofCompany: Probe['request'] = ({ company }) => ({ params: { id: company.profile.id } });
const ofJob: Probe['request'] = async ({ company }) => ({ params: { id: (await publishJob(company)).id } });

const ofDraft = async ({ company }: Scene) => {
  const draft = readOk<StoredJobDraft>(await company.post('/api/auth/job-drafts/', { fields: {} }));
  return { params: { id: draft.id } };
};

/** The form of a picture, and room for it. */
async function makePictureForm({ company }: Scene) {
  const address = `/api/auth/jobproviders/${company.profile.id}/`;
  const { pictures = [] } = readOk<JobProvider>(await company.get(address));
  for (const { id } of pictures) await company.delete(`/api/auth/company-pictures/${id}/`);
  return { body: makeForm({ text: 'Our team', file: await drawPortrait() }) };
}

async function addPicture(scene: Scene): Promise<CompanyPicture> {
  const { body } = await makePictureForm(scene);
  return readOk(await scene.company.post('/api/auth/company-pictures/', body));
}

const makeSchedule = () => ({
  version: 1,
  publish_at: new Date(Date.now() + 24 * 60 * 60_000).toISOString(),
  job: jobBody,
});

/** Reference lists, jobs and profiles. */
export const boardProbes: Probes = {
  'GET /auth/regions/': nothing,
  'GET /auth/localities/': { request: () => ({ query: { postal_code: '3012' } }) },
  'GET /auth/skills/': nothing,
  'POST /auth/skills/': { request: () => ({ body: { name: makeName() } satisfies Partial<Skill> }) },
  'GET /auth/advantages/': nothing,
  'POST /auth/advantages/': { request: () => ({ body: { name: makeName() } satisfies Partial<Advantage> }) },

  'GET /jobs/': nothing,
  'GET /jobs/facets/': nothing,
  'GET /jobs/suggestions/': { request: () => ({ query: { field: 'keyword', text: 'care' } }) },
  'GET /jobs/nearby/': nothing,
  'GET /jobs/:id/': { request: ofJob },
  'GET /jobs/:id/similar/': { request: ofJob },
  'GET /jobs/:id/pay/': { request: ofJob },
  'GET /search-proposals/': nothing,
  'POST /jobs/': { request: () => ({ body: jobBody }) },
  'GET /auth/jobs/:id/': { request: ofJob, except: { 'other provider': 404 } },
  'PATCH /auth/jobs/:id/': {
    request: async (scene) => ({ ...(await ofJob(scene)), body: { is_active: false } }),
    except: { 'other provider': 404 },
  },
  'POST /auth/jobs/:id/relist/': {
    request: async (scene) => {
      const job = await publishJob(scene.company);
      await pauseJob(scene.company, job);
      return { params: { id: job.id }, body: {} };
    },
    except: { 'other provider': 404 },
  },
  'POST /auth/jobs/:id/copy/': { request: ofJob, except: { 'other provider': 404 } },
  'GET /auth/job-drafts/': nothing,
  'POST /auth/job-drafts/': { request: () => ({ body: { fields: { title: makeName() } } }) },
  'GET /auth/job-drafts/:id/': { request: ofDraft, except: { 'other provider': 404 } },
  'PUT /auth/job-drafts/:id/': {
    request: async (scene) => ({ ...(await ofDraft(scene)), body: { version: 1, fields: {} } }),
    except: { 'other provider': 404 },
  },
  'DELETE /auth/job-drafts/:id/': { request: ofDraft, except: { 'other provider': 404 } },
  'PUT /auth/job-drafts/:id/schedule/': {
    request: async (scene) => ({ ...(await ofDraft(scene)), body: makeSchedule() }),
    except: { 'other provider': 404 },
  },
  'POST /auth/job-drafts/:id/unschedule/': {
    request: async (scene) => {
      const { params } = await ofDraft(scene);
      readOk(await scene.company.put(`/api/auth/job-drafts/${params.id}/schedule/`, makeSchedule()));
      return { params };
    },
    except: { 'other provider': 404 },
  },
  'PUT /jobs/:id/favorite/': { request: ofJob },
  'DELETE /jobs/:id/favorite/': { request: ofJob },

  'GET /auth/jobseekers/': nothing,
  'GET /auth/jobseekers/:id/': { request: ofSeeker, except: STRANGERS, afterWithdrawal: [200, 404] },
  'GET /auth/jobseekers/:id/favorites/': { request: ofSeeker, except: { 'other seeker': 404 } },
  'GET /auth/jobseekers/:id/applications/': {
    request: ofSeeker,
    except: STRANGERS,
    afterWithdrawal: [200, 404],
  },
  'POST /auth/jobseekers/': { request: () => ({ body: seekerBody }), usesNewAccounts: true },
  'PATCH /auth/jobseekers/:id/': {
    request: ({ seeker }) => ({ params: { id: seeker.profile.id }, body: { biography: 'I like people.' } }),
    except: { 'other seeker': 404 },
  },

  'GET /auth/jobproviders/': nothing,
  'GET /auth/jobproviders/:id/': { request: ofCompany },
  'GET /auth/jobproviders/:id/jobs/': { request: ofCompany },
  'GET /auth/jobproviders/:id/applications/': { request: ofCompany, except: { 'other provider': 404 } },
  'PUT /auth/jobproviders/:id/follow/': { request: ofCompany },
  'DELETE /auth/jobproviders/:id/follow/': { request: ofCompany },
  'GET /auth/follows/': nothing,
  'GET /auth/jobproviders/:id/totals/': { request: ofCompany, except: { 'other provider': 404 } },
  'POST /auth/jobproviders/': { request: () => ({ body: companyBody }), usesNewAccounts: true },
  'PATCH /auth/jobproviders/:id/': {
    request: ({ company }) => ({ params: { id: company.profile.id }, body: { company_city: 'Thun' } }),
    except: { 'other provider': 404 },
  },

  'GET /auth/company-pictures/files/:id/': {
    request: async (scene) => ({
      params: { id: (await addPicture(scene)).address.split('/').at(-2) ?? '' },
    }),
  },
  'POST /auth/company-pictures/': { request: makePictureForm },
  'PATCH /auth/company-pictures/:id/': {
    request: async (scene) => ({
      params: { id: (await addPicture(scene)).id },
      body: { text: 'Our kitchen' },
    }),
    except: { 'other provider': 404 },
  },
  'DELETE /auth/company-pictures/:id/': {
    request: async (scene) => ({ params: { id: (await addPicture(scene)).id } }),
    except: { 'other provider': 404 },
  },
};
