import type {
  AccountSession,
  Advantage,
  ApplicationDocument,
  Attachment,
  Message,
  Preview,
  PreviewBody,
  Skill,
  PathGrantReply,
  TeamToken,
  Train,
  TrainBody,
  User,
} from '@metier/shared/contract';
import { makeForm, TEST_PASSWORD, type TestApp } from '../../testing/index';
import { OPERATOR_TOKEN } from '../../testing/operator-token';
import { listEntries, makeRelease, packEntries, publishRelease } from '../../testing/releases';
import { issueTicket } from '../reports/ticket';
import { drawPortrait, hire, sendApplication, type Scene } from './access-scene';
import { companyBody, jobBody, makePdf, publishJob, readOk, seekerBody } from './fixtures';

/** Path parameters and body of an operation, as its rightful sender would send them. */
export interface ProbeRequest {
  /** The whole body, a `tar.gz`. */
  readonly archive?: Buffer;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly body?: object;
}

/** Prepares a new request for each principal, so that none depends on the changes of another. */
type Probe = (scene: Scene) => ProbeRequest | Promise<ProbeRequest>;

/**
 * Operations on the caller's own account: each principal uses a new account, because the session or the
 * profile is consumed.
 */
export const CONSUMING_OPERATIONS: ReadonlySet<string> = new Set([
  'POST /auth/login/',
  'POST /auth/logout/',
  'POST /auth/register/',
  'PUT /auth/register/',
  'POST /auth/jobseekers/',
  'POST /auth/jobproviders/',
  'PUT /auth/me/picture/',
  'DELETE /auth/me/picture/',
]);

let count = 0;
const makeName = () => `somebody-${(count += 1)}`;

const makeNextRelease = (name = 'mf-seeker') =>
  makeRelease(name, { version: `1.0.0-${makeName().replace('-', '')}` });

async function publishNext(test: TestApp, name?: string): Promise<ReturnType<typeof makeNextRelease>> {
  const release = makeNextRelease(name);
  await publishRelease(test, release);
  return release;
}

const previewBody: PreviewBody = {
  remote: 'mf-seeker',
  origin: 'http://localhost:4001',
  container: 'mf_seeker_dev',
  contract: 1,
  entry: '/remoteEntry.js',
  routes: [],
  fragments: [],
};

async function preview({ operator }: Scene): Promise<{ params: { id: string }; body: PreviewBody }> {
  const { id } = readOk<Preview>(await operator.post('/api/releases/previews/', previewBody));
  return { params: { id }, body: previewBody };
}

async function describeTrain({ test }: Scene): Promise<TrainBody> {
  const members = [await publishNext(test), await publishNext(test, 'mf-provider')];
  return {
    channel: 'production',
    releases: members.map(({ name: remote, version }) => ({ remote, version })),
    reason: 'They belong together.',
  };
}

/** Report of a page that was served no release. */
function report({ test }: Scene): ProbeRequest {
  const ticket = issueTicket(test.parts, { channel: 'production', revision: '1', releases: [] });
  return { body: { ticket, items: [{ kind: 'view', remote: 'shell', version: '1.0.0', path: '/' }] } };
}

const nothing: Probe = () => ({});
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

/** The seeker's picture; uploads a new one if it was removed. */
async function keepPicture({ seeker }: Scene): Promise<ProbeRequest> {
  const me = readOk<User>(await seeker.get('/api/auth/me/'));
  const drawn = async () =>
    seeker.put('/api/auth/me/picture/', makeForm({ profile_picture: await drawPortrait() }));
  const { profile_picture: address } = me.profile_picture ? me : readOk<User>(await drawn());
  return { params: { id: address?.split('/').at(-2) ?? 'none' } };
}

/** The token of the last mail to this address. */
async function readToken({ test }: Scene, email: string): Promise<string> {
  const mail = (await test.readMails()).filter(({ to }) => to === email).at(-1);
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`${email} was mailed no token.`);
  return token;
}

const byNewsletterToken: Probe = async (scene) => {
  const email = `${makeName()}@example.ch`;
  await scene.test.visit().post('/api/newsletter/', { email });
  return { body: { token: await readToken(scene, email) } };
};

const onFavorite: Probe = async ({ company }) => ({ params: { id: (await publishJob(company)).id } });
const ofSeeker: Probe = ({ seeker }) => ({ params: { id: seeker.profile.id } });
const ofCompany: Probe = ({ company }) => ({ params: { id: company.profile.id } });
const ofJob: Probe = async ({ company }) => ({ params: { id: (await publishJob(company)).id } });

/** The probe of each operation of the access table. */
export const probes: Readonly<Record<string, Probe>> = {
  'GET /openapi.json': nothing,
  'POST /auth/login/': ({ seeker }) => ({
    body: { username: seeker.user.username, password: TEST_PASSWORD },
  }),
  'POST /auth/logout/': nothing,
  'POST /auth/register/': () => {
    const username = makeName();
    const passwords = { password1: TEST_PASSWORD, password2: TEST_PASSWORD };
    return { body: { username, email: `${username}@example.ch`, ...passwords } };
  },
  'PUT /auth/register/': () => {
    const username = makeName();
    const account = { username, email: `${username}@example.ch`, account_type: 'job_provider' };
    return { body: makeForm({ ...account, password: TEST_PASSWORD }) };
  },
  'GET /auth/me/': nothing,
  'GET /auth/current-user/': nothing,
  'GET /auth/pictures/:id/': keepPicture,
  'PUT /auth/me/picture/': async () => ({ body: makeForm({ profile_picture: await drawPortrait() }) }),
  'DELETE /auth/me/picture/': nothing,
  'POST /auth/password-reset/': ({ seeker }) => ({ body: { email: seeker.user.email } }),
  'POST /auth/password-reset/confirm/': async (scene) => {
    const { email } = (await scene.test.join('job_seeker')).user;
    await scene.test.visit().post('/api/auth/password-reset/', { email });
    return { body: { token: await readToken(scene, email), password: 'another good one' } };
  },
  'GET /auth/sessions/': nothing,
  'DELETE /auth/sessions/:id/': async ({ test, seeker }) => {
    await test.visit().post('/api/auth/login/', { username: seeker.user.username, password: TEST_PASSWORD });
    const sessions = readOk<AccountSession[]>(await seeker.get('/api/auth/sessions/'));
    return { params: { id: sessions.find((session) => !session.is_current)?.id ?? 0 } };
  },
  'POST /newsletter/': () => ({ body: { email: `${makeName()}@example.ch` } }),
  'POST /newsletter/confirm/': byNewsletterToken,
  'POST /newsletter/unsubscribe/': byNewsletterToken,

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

  'POST /releases/': async () => ({ archive: await packEntries(listEntries(makeNextRelease())) }),
  'GET /releases/': nothing,
  'GET /releases/status/': nothing,
  'POST /releases/check/': async ({ test }) => {
    const { name: remote, version } = await publishNext(test);
    return { body: { remote, version, channel: 'production' } };
  },
  'POST /releases/moves/': async ({ test }) => {
    const { name: remote, version } = await publishNext(test);
    const body = { remote, version, channel: 'production', action: 'promote', reason: 'It is better.' };
    return { body };
  },
  'GET /releases/moves/': nothing,
  'POST /releases/trains/': async (scene) => ({ body: await describeTrain(scene) }),
  'POST /releases/trains/:id/rollback/': async (scene) => {
    await scene.operator.post('/api/releases/trains/', await describeTrain(scene));
    const reply = await scene.operator.post('/api/releases/trains/', await describeTrain(scene));
    return { params: { id: readOk<Train>(reply).id }, body: { reason: 'It was better before.' } };
  },
  'GET /releases/tokens/': nothing,
  'POST /releases/tokens/': () => ({ body: { name: makeName(), remote: 'mf-seeker' } }),
  'DELETE /releases/tokens/:id/': async ({ operator }) => {
    const body = { name: makeName(), remote: 'mf-seeker' };
    const { id } = readOk<TeamToken>(await operator.post('/api/releases/tokens/', body));
    return { params: { id } };
  },
  'GET /releases/paths/': nothing,
  'POST /releases/paths/': () => ({ body: { remote: 'mf-seeker', path: `/${makeName()}` } }),
  'DELETE /releases/paths/:id/': async ({ operator }) => {
    const body = { remote: 'mf-seeker', path: `/${makeName()}` };
    const { id } = readOk<PathGrantReply>(await operator.post('/api/releases/paths/', body));
    return { params: { id } };
  },
  'GET /releases/audit/': nothing,
  'POST /releases/previews/': () => ({ body: previewBody }),
  'PUT /releases/previews/:id/': preview,
  'DELETE /releases/previews/:id/': async (scene) => ({ params: (await preview(scene)).params }),
  'GET /releases/failures/': nothing,
  'POST /reports/': report,
  'POST /reports/csp/': () => ({ body: { 'csp-report': { 'blocked-uri': 'inline' } } }),
  'GET /releases/session/': nothing,
  'POST /releases/session/': () => ({ body: { token: OPERATOR_TOKEN } }),
  'DELETE /releases/session/': nothing,
};
