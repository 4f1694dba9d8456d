import type {
  ApplicationDocument,
  Attachment,
  Message,
  MessageTemplate,
  NoticesPage,
} from '@metier/sdk/contract';
import { makeUnsubscribeToken } from '../../mail/unsubscribe-token';
import { makeForm } from '../test-client';
import { hire, sendApplication, type Scene } from '../access-scene';
import { makePdf, publishJob, readOk } from '../fixtures';
import { ofCompany } from './board-probes';
import { makeName, nothing, STRANGERS, type Probe, type ProbeRequest, type Probes } from './probe';

const ofApplication: Probe['request'] = async (scene) => ({
  params: { id: (await sendApplication(scene)).id },
});

const onApplication =
  (body: object): Probe['request'] =>
  async (scene) => ({ params: { id: (await sendApplication(scene)).id }, body });

/** A closed job with a candidate who has had no decision. */
async function closeJob(scene: Scene): Promise<ProbeRequest> {
  const { job } = await sendApplication(scene);
  readOk(await scene.company.patch(`/api/auth/jobs/${job.id}/`, { is_active: false }));
  return { params: { id: job.id } };
}

async function keepTemplate({ company }: Scene): Promise<ProbeRequest> {
  const template = { kind: 'message', name: makeName(), text: 'Hello {candidate}' };
  const reply = await company.post('/api/auth/message-templates/', template);
  return { params: { id: readOk<MessageTemplate>(reply).id } };
}

async function sendMessage(scene: Scene): Promise<Message> {
  const { id: application } = await sendApplication(scene);
  return readOk(await scene.company.post('/api/messages/', { application, subject: 'Hello', body: 'Come.' }));
}

/** The id of a notification of the seeker. */
async function sendNotification(scene: Scene): Promise<number> {
  await sendMessage(scene);
  const { items } = readOk<NoticesPage>(await scene.seeker.get('/api/notices/'));
  return items[0]?.id ?? 0;
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

/** Only the candidate changes what belongs to an application; its company sees it. */
const CANDIDATE_ONLY = { ...STRANGERS, 'owning provider': 403 } as const;
/** Only the company decides about an application. */
const COMPANY_ONLY = { ...STRANGERS, 'owning seeker': 403 } as const;

/** Applications, attachments, messages and reviews. */
export const applicationProbes: Probes = {
  'GET /auth/applications/': nothing,
  'GET /auth/applications/status-counts/': nothing,
  'GET /auth/applications/export/': nothing,
  'POST /auth/applications/': {
    request: async ({ seeker, company }) => ({
      body: { job_id: (await publishJob(company)).id, job_seeker: seeker.profile.id },
    }),
    except: { 'other seeker': 404 },
  },
  'GET /auth/applications/:id/': {
    request: ofApplication,
    except: STRANGERS,
    afterWithdrawal: [200, 200],
  },
  'PATCH /auth/applications/:id/': {
    request: onApplication({ phone: '+41 79 555 09 09' }),
    except: CANDIDATE_ONLY,
    afterWithdrawal: [409, 403],
  },
  'PATCH /auth/applications/:id/update-status/': {
    request: onApplication({ status: 'reviewed' }),
    except: COMPANY_ONLY,
    afterWithdrawal: [403, 409],
  },
  'POST /auth/applications/update-status/': {
    request: async (scene) => ({
      body: { applications: [(await sendApplication(scene)).id], status: 'reviewed' },
    }),
  },
  'PUT /auth/applications/:id/viewed/': {
    request: ofApplication,
    except: COMPANY_ONLY,
    afterWithdrawal: [403, 204],
  },
  'GET /auth/closing-notices/': nothing,
  'PATCH /auth/closing-notices/:id/': {
    request: async (scene) => ({ ...(await closeJob(scene)), body: { text: 'Goodbye, {candidate}.' } }),
    except: { 'other provider': 404 },
  },
  'POST /auth/closing-notices/:id/send/': { request: closeJob, except: { 'other provider': 404 } },
  'DELETE /auth/closing-notices/:id/': { request: closeJob, except: { 'other provider': 404 } },
  'POST /auth/planned-moves/': {
    request: async (scene) => ({
      body: { applications: [(await sendApplication(scene)).id], status: 'rejected', reason: 'filled' },
    }),
  },
  'POST /auth/planned-moves/undo/': { request: () => ({ body: { moves: [1] } }) },
  'GET /auth/message-templates/': nothing,
  'POST /auth/message-templates/': {
    request: () => ({ body: { kind: 'message', name: makeName(), text: 'Hello {candidate}' } }),
  },
  'PATCH /auth/message-templates/:id/': {
    request: async (scene) => ({ ...(await keepTemplate(scene)), body: { text: 'Good morning' } }),
    except: { 'other provider': 404 },
  },
  'DELETE /auth/message-templates/:id/': {
    request: keepTemplate,
    except: { 'other provider': 404 },
  },
  'POST /auth/applications/:id/add-note/': {
    request: onApplication({ note: 'Ask about Tuesdays.' }),
    except: COMPANY_ONLY,
    afterWithdrawal: [403, 409],
  },
  'GET /auth/applications/:id/accesses/': { request: ofApplication, except: { 'other seeker': 404 } },
  'GET /auth/applications/:id/resume/': {
    request: ofApplication,
    except: STRANGERS,
    afterWithdrawal: [200, 404],
  },
  'GET /auth/applications/:id/documents/:document/': {
    request: async (scene) => {
      const { id, application } = await addDocument(scene);
      return { params: { id: application, document: id } };
    },
    except: STRANGERS,
    afterWithdrawal: [200, 404],
  },
  'POST /auth/application-documents/': {
    request: async (scene) => {
      const { id } = await sendApplication(scene);
      return { body: makeForm({ application: String(id), file: makePdf('Diploma') }) };
    },
    except: CANDIDATE_ONLY,
    afterWithdrawal: [409, 403],
  },
  'DELETE /auth/application-documents/:id/': {
    request: async (scene) => ({ params: { id: (await addDocument(scene)).id } }),
    except: CANDIDATE_ONLY,
    afterWithdrawal: [409, 403],
  },
  'POST /auth/application-documents/:id/restore/': {
    request: async (scene) => {
      const { id } = await addDocument(scene);
      await scene.seeker.delete(`/api/auth/application-documents/${id}/`);
      return { params: { id } };
    },
    except: { ...STRANGERS, 'owning provider': 404 },
    afterWithdrawal: [409, 404],
  },

  'GET /auth/applied-jobs/': nothing,
  'GET /auth/dashboards/candidate/': nothing,
  'GET /auth/dashboards/company/': nothing,
  'GET /auth/attachments/': nothing,
  'POST /auth/attachments/': {
    request: ({ seeker }) => ({ body: makeForm({ user: String(seeker.user.id), file: makePdf() }) }),
    except: { 'other seeker': 404 },
  },
  'DELETE /auth/attachments/:id/': { request: keepAttachment, except: { 'other seeker': 404 } },
  'POST /auth/attachments/:id/restore/': {
    request: async (scene) => {
      const request = await keepAttachment(scene);
      await scene.seeker.delete(`/api/auth/attachments/${String(request.params?.id)}/`);
      return request;
    },
    except: { 'other seeker': 404 },
  },
  'GET /auth/attachments/:id/file/': { request: keepAttachment, except: { 'other seeker': 404 } },

  'GET /messages/': nothing,
  'GET /events/': nothing,
  'GET /messages/unread-count/': nothing,
  'POST /messages/': {
    request: async (scene) => {
      const { application } = await sendMessage(scene);
      return { body: { application, subject: 'Hello', body: 'When?' } };
    },
    except: STRANGERS,
    afterWithdrawal: [409, 409],
  },
  'PATCH /messages/:id/': {
    request: async (scene) => ({ params: { id: (await sendMessage(scene)).id }, body: { read: true } }),
    // Only the recipient marks a message as read.
    except: { ...STRANGERS, 'owning provider': 403 },
    afterWithdrawal: [200, 403],
  },

  'GET /notices/': nothing,
  'GET /notices/unread-count/': nothing,
  'PATCH /notices/:id/': {
    request: async (scene) => ({ params: { id: await sendNotification(scene) }, body: { read: true } }),
    except: { ...STRANGERS, 'owning provider': 404 },
  },
  'POST /notices/read-all/': { request: () => ({ body: { up_to: 1 } }) },
  'GET /notices/settings/': nothing,
  'PUT /notices/settings/': {
    request: () => ({ body: { choices: [{ kind: 'message-received', page: true, mail: 'now' }] } }),
    // Operators receive no notifications.
    except: { operator: 400 },
  },
  'POST /notices/unsubscribe/': {
    request: ({ test, seeker }) => {
      const { sessionSecret } = test.dependencies.config;
      return { body: { token: makeUnsubscribeToken(sessionSecret, seeker.user.id, 'review-received') } };
    },
  },

  'GET /auth/reviews-by-provider/': nothing,
  'POST /auth/reviews-by-provider/': {
    request: async (scene) => ({ body: { job_seeker: (await hire(scene)).job_seeker, rating: 5 } }),
    except: { 'other provider': 404 },
    afterWithdrawal: [403, 201],
  },
  'GET /auth/jobproviders/:id/reviews/': { request: ofCompany },
  'POST /auth/jobproviders/:id/reviews/': {
    request: async (scene) => ({
      params: { id: (await hire(scene)).job.job_provider.id },
      body: { rating: 4 },
    }),
    except: { 'other seeker': 409 },
    afterWithdrawal: [201, 403],
  },
};
