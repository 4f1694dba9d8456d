import type { Application, Message } from '@metier/sdk/contract';
import { startTestApp, type TestClient } from '../../testing/index';
import { readOk } from '../../testing/fixtures';
import {
  findSecrets,
  read,
  SECRETS,
  sendEverything,
  withdraw,
  type Sent,
} from '../../testing/secret-application';

const test = startTestApp();

let sent: Sent;
const all = [...Object.keys(SECRETS), 'picture'].sort();

beforeAll(async () => {
  sent = await sendEverything(test);
  expect(await findSecrets(sent.company, sent)).toEqual(all);
  await withdraw(sent.seeker, sent.application.id);
});

it('the company finds no answers, files or profile at any address', async () => {
  expect(await findSecrets(sent.company, sent)).toEqual([]);
});

it('the candidate finds everything as before', async () => {
  expect(await findSecrets(sent.seeker, sent)).toEqual(all);
});

it('the company keeps name, job, dates and its own notes', async () => {
  const { company, application } = sent;
  const { letter_language: _language, ...before } = application;
  const kept = await read(company, application.id);
  expect(kept).toEqual({
    ...before,
    status: 'withdrawn',
    withdrawn_at: expect.stringMatching(/Z$/),
    applicant_name: 'Léa Muster',
    applicant_picture: null,
    notes: 'Speaks three languages.',
    email: '',
    phone: '',
    cover_letter: '',
    additional_info: '',
    resume: null,
    resume_name: null,
    experience: null,
    availability: null,
    salary_expectation: null,
    documents: [],
  });
  for (const list of [
    '/api/auth/applications/',
    `/api/auth/applications/?job_seeker=${application.job_seeker}`,
    `/api/auth/jobproviders/${company.profile.id}/applications/`,
  ])
    expect(readOk(await company.get(list))).toEqual([kept]);
});

it('the profile, its list and its picture are gone for the company', async () => {
  const { company, seeker, picture } = sent;
  for (const address of [
    `/api/auth/jobseekers/${seeker.profile.id}/`,
    `/api/auth/jobseekers/${seeker.profile.id}/applications/`,
    picture,
  ])
    expect([address, (await company.get(address)).statusCode]).toEqual([address, 404]);
  expect(readOk(await company.get('/api/auth/jobseekers/'))).toEqual([]);
  expect(readOk(await company.get(`/api/auth/jobseekers/?user=${seeker.user.id}`))).toEqual([]);
});

it('a move that changes nothing shows no more than reading', async () => {
  const { company, application } = sent;
  const moved = await company.patch(`/api/auth/applications/${application.id}/update-status/`, {
    status: 'withdrawn',
  });
  expect(readOk(moved)).toEqual(await read(company, application.id));
});

it('the search finds it by the name and the job, not by what is gone', async () => {
  const { company, seeker, application } = sent;
  const search = async (client: TestClient, words: string) =>
    readOk<Application[]>(
      await client.get(`/api/auth/applications/?search=${encodeURIComponent(words)}`),
    ).map(({ id }) => id);
  for (const words of ['Muster', application.job.title])
    expect(await search(company, words)).toEqual([application.id]);
  expect(await search(company, 'secret.mail')).toEqual([]);
  expect(await search(seeker, 'secret.mail')).toEqual([application.id]);
  const counts = await company.get('/api/auth/applications/status-counts/?search=secret.mail');
  expect(counts.json()).toMatchObject({ total: 0 });
});

it('neither side writes any more, and what was said remains', async () => {
  const { company, seeker, application } = sent;
  const thread = `/api/messages/?application=${application.id}`;
  const before = readOk<Message[]>(await company.get(thread));
  expect(before).toHaveLength(2);
  for (const client of [company, seeker])
    for (const recipient of [undefined, 'wrong@post.example', seeker.user.email]) {
      const body = { application: application.id, body: 'Still there?', recipient };
      const response = await client.post('/api/messages/', body);
      expect([response.statusCode, response.json()]).toEqual([
        409,
        { detail: 'This application has been withdrawn. The conversation has ended.' },
      ]);
    }
  expect(readOk(await company.get(thread))).toEqual(before);
  const [latest] = before;
  readOk(await company.patch(`/api/messages/${latest?.id}/`, { read: true }));
});

it('an address or a copy that was kept from before the withdrawal opens nothing', async () => {
  const { company, seeker, application, document, picture } = await sendEverything(test);
  const addresses = [application.resume ?? '', document.file, picture];
  const tags: string[] = [];
  for (const address of addresses) {
    const { statusCode, headers } = await company.get(address);
    expect([address, statusCode]).toEqual([address, 200]);
    expect(headers['cache-control']).toMatch(/no-store|no-cache/);
    const etag = String(headers.etag);
    const again = await company.send({ method: 'GET', url: address, headers: { 'if-none-match': etag } });
    expect([address, again.statusCode, again.body]).toEqual([address, 304, '']);
    tags.push(etag);
  }
  await withdraw(seeker, application.id);
  for (const [at, url] of addresses.entries())
    for (const method of ['GET', 'HEAD'] as const)
      for (const headers of [
        {},
        { 'if-none-match': tags[at] },
        { 'if-none-match': '*' },
        { range: 'bytes=0-9' },
      ]) {
        const response = await company.send({ method, url, headers });
        expect([url, response.statusCode, response.headers.etag]).toEqual([url, 404, undefined]);
      }
  for (const address of [...addresses, `${application.resume}?download=1`])
    expect((await seeker.get(address)).statusCode).toBe(200);
});

it('a message and a withdrawal at the same moment: the message comes first, or not at all', async () => {
  const { company, seeker, application } = await sendEverything(test);
  const replies = await Promise.all([
    ...Array.from({ length: 6 }, () =>
      company.post('/api/messages/', { application: application.id, body: 'Quick' }),
    ),
    withdraw(seeker, application.id),
    ...Array.from({ length: 6 }, () =>
      company.post('/api/messages/', { application: application.id, body: 'Late' }),
    ),
  ]);
  const { withdrawn_at: withdrawnAt } = await read(company, application.id);
  const messages = readOk<Message[]>(await company.get(`/api/messages/?application=${application.id}`));
  const sentNow = replies.filter((reply) => 'statusCode' in reply && reply.statusCode === 201);
  expect(messages).toHaveLength(2 + sentNow.length);
  expect((await company.post('/api/messages/', { application: application.id, body: 'No' })).statusCode).toBe(
    409,
  );
  for (const { created_at: createdAt } of messages) expect(createdAt <= (withdrawnAt ?? '')).toBe(true);
});
