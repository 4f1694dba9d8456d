import type { ApplicationDocument, Attachment, Message } from '@metier/shared/contract';
import { makeForm } from '../index';
import { hire, sendApplication, type Scene } from '../access-scene';
import { makePdf, publishJob, readOk } from '../fixtures';
import { ofCompany } from './board-probes';
import { nothing, type Probe, type ProbeRequest, type Probes } from './probe';

const ofApplication: Probe = async (scene) => ({ params: { id: (await sendApplication(scene)).id } });

const onApplication =
  (body: object): Probe =>
  async (scene) => ({ params: { id: (await sendApplication(scene)).id }, body });

async function sendMessage(scene: Scene): Promise<Message> {
  const { id: application } = await sendApplication(scene);
  return readOk(await scene.company.post('/api/messages/', { application, subject: 'Hello', body: 'Come.' }));
}

async function keepAttachment({ seeker }: Scene): Promise<ProbeRequest> {
  const reply = await seeker.post('/api/auth/attachments/', makeForm({ file: makePdf() }));
  return { params: { id: readOk<Attachment>(reply).id } };
}

async function addDocument(scene: Scene): Promise<ApplicationDocument> {
  const { id } = await sendApplication(scene);
  const form = makeForm({ application: String(id), file: makePdf('Diploma') });
  return readOk(await scene.seeker.post('/api/auth/application-documents/', form));
}

/** Applications, attachments, messages and reviews. */
export const applicationProbes: Probes = {
  'GET /auth/applications/': nothing,
  'GET /auth/applications/status-counts/': nothing,
  'POST /auth/applications/': async ({ seeker, company }) => ({
    body: { job_id: (await publishJob(company)).id, job_seeker: seeker.profile.id },
  }),
  'GET /auth/applications/:id/': ofApplication,
  'PATCH /auth/applications/:id/': onApplication({ phone: '+41 79 555 09 09' }),
  'PATCH /auth/applications/:id/update-status/': onApplication({ status: 'reviewed' }),
  'POST /auth/applications/update-status/': async (scene) => ({
    body: { applications: [(await sendApplication(scene)).id], status: 'reviewed' },
  }),
  'POST /auth/applications/:id/add-note/': onApplication({ note: 'Ask about Tuesdays.' }),
  'GET /auth/applications/:id/resume/': ofApplication,
  'GET /auth/applications/:id/documents/:document/': async (scene) => {
    const { id, application } = await addDocument(scene);
    return { params: { id: application, document: id } };
  },
  'POST /auth/application-documents/': async (scene) => {
    const { id } = await sendApplication(scene);
    return { body: makeForm({ application: String(id), file: makePdf('Diploma') }) };
  },
  'DELETE /auth/application-documents/:id/': async (scene) => ({
    params: { id: (await addDocument(scene)).id },
  }),

  'GET /auth/attachments/': nothing,
  'POST /auth/attachments/': ({ seeker }) => ({
    body: makeForm({ user: String(seeker.user.id), file: makePdf() }),
  }),
  'DELETE /auth/attachments/:id/': keepAttachment,
  'GET /auth/attachments/:id/file/': keepAttachment,

  'GET /messages/': nothing,
  'GET /events/': nothing,
  'GET /messages/unread-count/': nothing,
  'POST /messages/': async (scene) => {
    const { application } = await sendMessage(scene);
    return { body: { application, subject: 'Hello', body: 'When?' } };
  },
  'PATCH /messages/:id/': async (scene) => ({
    params: { id: (await sendMessage(scene)).id },
    body: { read: true },
  }),

  'GET /auth/reviews-by-provider/': nothing,
  'POST /auth/reviews-by-provider/': async (scene) => ({
    body: { job_seeker: (await hire(scene)).job_seeker, rating: 5 },
  }),
  'GET /auth/jobproviders/:id/reviews/': ofCompany,
  'POST /auth/jobproviders/:id/reviews/': async (scene) => ({
    params: { id: (await hire(scene)).job.job_provider.id },
    body: { rating: 4 },
  }),
};
