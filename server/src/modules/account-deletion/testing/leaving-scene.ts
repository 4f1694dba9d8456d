import type { Application, Job, Message } from '@metier/sdk/contract';
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
} from '../../../testing/fixtures';
import { makeForm, TEST_PASSWORD, type TestApp, type TestClient } from '../../../testing/index';

export const DAY = 24 * 60 * 60_000;

/** A candidate with data of every kind, and the words by which they are found. */
export interface LeavingSeeker extends Seeker {
  readonly words: readonly string[];
  readonly application: Application;
}

let count = 0;
/** Words that no other text contains. */
const makeWord = (stem: string) => `${stem}x${(count += 1)}q`;

/** A candidate who has done everything that one can do with this job. */
export async function makeSeeker(test: TestApp, company: CompanyClient, job: Job): Promise<LeavingSeeker> {
  const [first, last, street] = ['Zora', 'Quaxley', 'Wobbleweg'].map(makeWord);
  const name = { firstname: `${first}`, lastname: `${last}` };
  const seeker = await joinSeeker(test, { ...name, address: `${street} 4`, biography: `I am ${first}.` });
  const email = `${last}@post.example`;
  const phone = `+41 79 555 ${String(count).padStart(2, '0')} 7${String(count % 10)}`;
  const text = makeWord('Letter');
  const application = await applyTo(seeker, job, {
    ...answers,
    first_name: name.firstname,
    last_name: name.lastname,
    email,
    phone,
    cover_letter: text,
  });
  const files = await addFiles(seeker, application, `${first}`);
  await exchangeWords(seeker, company, application, `${last}`);
  await seeker.put(`/api/jobs/${job.id}/favorite/`);
  await seeker.post('/api/alerts/', {
    name: `Jobs for ${first}`,
    query: { keyword: 'care' },
    rhythm: 'daily',
  });
  await seeker.post('/api/newsletter/', { email: seeker.user.email });
  await seeker.post('/api/auth/password-reset/', { email: seeker.user.email });
  const words = [
    `${first}`,
    `${last}`,
    `${street}`,
    email,
    phone,
    text,
    seeker.user.email,
    seeker.user.username,
  ];
  return { ...seeker, application, words: [...words, ...files] };
}

/** Picture-less files of a candidate; returns words in them. */
async function addFiles(seeker: Seeker, application: Application, word: string): Promise<string[]> {
  const words = ['Library', 'Resume', 'Paper'].map((kind) => makeWord(`${kind}${word}`));
  const [library, resume, paper] = words.map((each) => makePdf(each, `${each}.pdf`));
  if (!library || !resume || !paper) throw new Error('There are three files.');
  readOk(await seeker.post('/api/auth/attachments/', makeForm({ file: library })));
  readOk(await seeker.patch(`/api/auth/applications/${application.id}/`, makeForm({ resume })));
  readOk(
    await seeker.post(
      '/api/auth/application-documents/',
      makeForm({ application: String(application.id), file: paper, name: paper.name }),
    ),
  );
  return words;
}

/** Notes, messages, an interview and reviews of and about a candidate. */
async function exchangeWords(
  seeker: Seeker,
  company: CompanyClient,
  { id }: Application,
  name: string,
): Promise<void> {
  readOk(await company.post(`/api/auth/applications/${id}/add-note/`, { note: `${name} seems nice.` }));
  readOk<Message>(await company.post('/api/messages/', { application: id, body: `Dear ${name}, hello.` }));
  readOk<Message>(await seeker.post('/api/messages/', { application: id, body: `Yours, ${name}` }));
  await company.put(`/api/auth/applications/${id}/viewed/`);
}

export const leave = (client: TestClient, password = TEST_PASSWORD) =>
  client.post('/api/auth/me/data/deletion/', { password });

export const makeBoard = async (test: TestApp) => {
  const company = await joinCompany(test);
  return { company, job: await publishJob(company) };
};

/** Runs everything that is due `days` after now, mails included. */
export async function passDays(test: TestApp, days: number): Promise<void> {
  test.setClock(new Date(Date.now() + days * DAY));
  await test.dependencies.tasks.runDue();
  await test.dependencies.mail.sendDue();
}
