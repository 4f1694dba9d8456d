import { startTestApp } from '../../testing/index';
import { answers, applyTo, publishJob, readOk } from '../../testing/fixtures';
import { read, SECRETS, sendEverything, withdraw } from '../../testing/secret-application';

const test = startTestApp();

it('another, live application opens the profile, and only what it holds itself', async () => {
  const { company, seeker, application, picture } = await sendEverything(test);
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
  const { company, seeker, job, application } = await sendEverything(test);
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
