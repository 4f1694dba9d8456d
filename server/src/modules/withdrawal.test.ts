import type { Application, ApplicationDocument, Job, Message, User } from '@metier/shared/contract';
import { accessTable } from '../http/access-table';
import { makeForm, startTestApp, type TestClient } from '../testing/index';
import { drawPortrait } from './testing/access-scene';
import {
  answers,
  applyTo,
  joinCompany,
  joinSeeker,
  makePdf,
  publishJob,
  readOk,
  type CompanyClient,
  type Seeker,
} from './testing/fixtures';

const test = startTestApp();

/** What a company sees of a candidate only through an application, each with a distinct value. */
const SECRETS = {
  email: 'secret.mail@post.example',
  phone: '+41 79 555 77 01',
  salary: '4321.00',
  availability: '2029-03-17',
  'cover letter': 'secretletter',
  'additional information': 'secretaddition',
  'name of the resume': 'secretresume',
  resume: 'secretlife',
  'name of a document': 'secretname',
  document: 'secretdiploma',
  biography: 'secretbiography',
  experience: 'secretexperience',
};

interface Sent {
  readonly company: CompanyClient;
  readonly seeker: Seeker;
  readonly job: Job;
  readonly application: Application;
  readonly document: ApplicationDocument;
  readonly picture: string;
}

const secretAnswers = {
  ...answers,
  email: SECRETS.email,
  phone: SECRETS.phone,
  salary_expectation: SECRETS.salary,
  availability: SECRETS.availability,
  cover_letter: `I am ${SECRETS['cover letter']}.`,
  additional_info: SECRETS['additional information'],
};

/** Sends an application with every optional part, a message each way, and a note. */
async function sendEverything(): Promise<Sent> {
  const company = await joinCompany(test);
  const seeker = await joinSeeker(test, { biography: SECRETS.biography, experience: SECRETS.experience });
  const form = makeForm({ profile_picture: await drawPortrait() });
  const { profile_picture: picture } = readOk<User>(await seeker.put('/api/auth/me/picture/', form));
  const job = await publishJob(company);
  const { id } = await applyTo(seeker, job, secretAnswers);
  const resume = makePdf(SECRETS.resume, `${SECRETS['name of the resume']}.pdf`);
  readOk(await seeker.patch(`/api/auth/applications/${id}/`, makeForm({ resume })));
  const file = makePdf(SECRETS.document, `${SECRETS['name of a document']}.pdf`);
  const document = readOk<ApplicationDocument>(
    await seeker.post('/api/auth/application-documents/', makeForm({ application: String(id), file })),
  );
  for (const client of [company, seeker])
    readOk(await client.post('/api/messages/', { application: id, body: `From ${client.user.username}` }));
  readOk(await company.post(`/api/auth/applications/${id}/add-note/`, { note: 'Speaks three languages.' }));
  const application = await read(company, id);
  return { company, seeker, job, application, document, picture: picture ?? '' };
}

const read = async (client: TestClient, id: number) =>
  readOk<Application>(await client.get(`/api/auth/applications/${id}/`));
const withdraw = async (client: TestClient, id: number) =>
  readOk<Application>(await client.patch(`/api/auth/applications/${id}/`, { status: 'withdrawn' }));

/** Every address that answers a GET, with every id of the scene in every place. */
function listAddresses({ application, seeker, company, job, document, picture }: Sent): string[] {
  const ids = [application.id, seeker.profile.id, company.profile.id, job.id, picture.split('/').at(-2)];
  return Object.entries(accessTable)
    .filter(([operation, [access]]) => operation.startsWith('GET ') && access !== 'team')
    .map(([operation]) => operation.slice('GET '.length))
    .filter((path) => path !== '/events/' && path !== '/openapi.json')
    .flatMap((path) =>
      path.includes(':id')
        ? [...new Set(ids)].map((id) =>
            path.replace(':id', String(id)).replace(':document', String(document.id)),
          )
        : [path],
    )
    .concat(`/messages/?application=${application.id}`, `/auth/applications/?job_seeker=${seeker.profile.id}`)
    .map((path) => `/api${path}`);
}

/** The secrets that a client finds at any of its addresses. */
async function findSecrets(client: TestClient, sent: Sent): Promise<string[]> {
  const found = new Set<string>();
  for (const address of listAddresses(sent)) {
    const { statusCode, body, headers } = await client.get(address);
    if (statusCode !== 200) continue;
    const seen = `${body}\n${JSON.stringify(headers)}`;
    for (const [what, secret] of Object.entries({ ...SECRETS, picture: sent.picture }))
      if (seen.includes(secret)) found.add(what);
    if (address === `/api/auth/pictures/${sent.picture.split('/').at(-2)}/`) found.add('picture');
  }
  return [...found].sort();
}

describe('after a withdrawal', () => {
  let sent: Sent;
  const all = [...Object.keys(SECRETS), 'picture'].sort();

  beforeAll(async () => {
    sent = await sendEverything();
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
    const kept = await read(company, application.id);
    expect(kept).toEqual({
      ...application,
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
});

it('an address or a copy that was kept from before the withdrawal opens nothing', async () => {
  const { company, seeker, application, document, picture } = await sendEverything();
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

it('another, live application opens the profile, and only what it holds itself', async () => {
  const { company, seeker, application, picture } = await sendEverything();
  await withdraw(seeker, application.id);
  const second = await applyTo(seeker, await publishJob(company), { ...answers, phone: '+41 79 555 88 02' });
  expect(readOk(await company.get(`/api/auth/jobseekers/${seeker.profile.id}/`))).toMatchObject({
    biography: SECRETS.biography,
  });
  expect((await company.get(picture)).statusCode).toBe(200);
  expect(await read(company, second.id)).toMatchObject({ phone: '+41 79 555 88 02', documents: [] });
  expect(await read(company, application.id)).toMatchObject({ phone: '', resume: null, documents: [] });
  expect((await company.get(application.resume ?? '')).statusCode).toBe(404);
  readOk(await company.post('/api/messages/', { application: second.id, body: 'Can you come?' }));
  const refused = await company.post('/api/messages/', { application: application.id, body: 'And this?' });
  expect(refused.statusCode).toBe(409);
});

it('a re-application is a new one: it has neither the answers, the files, the notes nor the messages', async () => {
  const { company, seeker, job, application } = await sendEverything();
  await withdraw(seeker, application.id);
  const second = await applyTo(seeker, job, {});
  expect(second.id).not.toBe(application.id);
  expect(await read(company, second.id)).toMatchObject({
    phone: '',
    cover_letter: '',
    resume: null,
    documents: [],
    notes: '',
    status: 'pending',
  });
  expect(readOk(await company.get(`/api/messages/?application=${second.id}`))).toEqual([]);
  expect((await seeker.post('/api/messages/', { application: second.id, body: 'Hello' })).statusCode).toBe(
    409,
  );
});

it('a message and a withdrawal at the same moment: the message comes first, or not at all', async () => {
  const { company, seeker, application } = await sendEverything();
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
