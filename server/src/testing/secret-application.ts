import type { Application, ApplicationDocument, Job, User } from '@metier/sdk/contract';
import { makeForm, type TestApp, type TestClient } from './index';
import { drawPortrait } from './access-scene';
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
} from './fixtures';

/** What a company sees of a candidate only through an application, each with a distinct value. */
export const SECRETS = {
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

export interface Sent {
  readonly test: TestApp;
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
export async function sendEverything(test: TestApp): Promise<Sent> {
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
  return { test, company, seeker, job, application, document, picture: picture ?? '' };
}

export const read = async (client: TestClient, id: number) =>
  readOk<Application>(await client.get(`/api/auth/applications/${id}/`));
export const withdraw = async (client: TestClient, id: number) =>
  readOk<Application>(await client.patch(`/api/auth/applications/${id}/`, { status: 'withdrawn' }));

/** Every address that answers a GET, with every id of the scene in every place. */
function listAddresses({ test, application, seeker, company, job, document, picture }: Sent): string[] {
  const ids = [application.id, seeker.profile.id, company.profile.id, job.id, picture.split('/').at(-2)];
  return [...test.app.endpoints.values()]
    .filter(({ operation, access }) => operation.startsWith('GET ') && access !== 'team')
    .map(({ operation }) => operation.slice('GET '.length))
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
export async function findSecrets(client: TestClient, sent: Sent): Promise<string[]> {
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
