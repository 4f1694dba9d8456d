import { createHttp } from '@metier/sdk/api';
import { Application } from '@metier/sdk/contract';
import { TERMS_VERSION } from '@metier/sdk/rules';
import { makeApplication, setupFakeApi } from '@metier/testing';
import { submitApplication, type Submission } from './submit-application';

const api = setupFakeApi();
const http = createHttp({ readCsrfToken: () => 'token', timeout: 60_000, uploadTimeout: 60_000 });

const answers = {
  first_name: 'Léa',
  last_name: 'Muster',
  email: 'lea@example.ch',
  phone: '+41 79 555 01 02',
};
const resume = new File(['%PDF-1.7'], 'resume.pdf', { type: 'application/pdf' });
const application = makeApplication({ id: 41 });
const ids = { job_id: 31, job_seeker: 11 };

const submit = (given: Partial<Submission> = {}) =>
  submitApplication(http, { jobId: 31, seekerId: 11, answers, resume: undefined, ...given }, 'en');

const listCalls = () => api.calls.map(({ method, path }) => `${method} ${path.replace('/api/auth', '')}`);
const answerAll = () => {
  api.on('post', 'auth/applications/', { status: 201, body: application }, Application);
  api.on('patch', 'auth/applications/:id/', { body: application }, Application);
};

test('an application is created with its two ids, then answered, then given its resume', async () => {
  answerAll();
  expect(await submit({ resume })).toEqual({ kind: 'sent', applicationId: 41 });
  expect(listCalls()).toEqual(['post /applications/', 'patch /applications/41/', 'patch /applications/41/']);
  const [created, answered, uploaded] = api.calls.map(({ body }) => body);
  expect(created).toEqual(ids);
  expect(answered).toEqual({ ...answers, terms_version: TERMS_VERSION });
  const file = (uploaded as FormData).get('resume') as File;
  expect([...(uploaded as FormData).keys()]).toEqual(['resume']);
  expect(file.name).toBe('resume.pdf');
});

test('without a resume nothing is uploaded', async () => {
  answerAll();
  expect(await submit()).toMatchObject({ kind: 'sent' });
  expect(listCalls()).toEqual(['post /applications/', 'patch /applications/41/']);
});

test('a failed first creation is retried once with the full payload, then the resume is uploaded', async () => {
  answerAll();
  api.on('post', 'auth/applications/', ({ body }) =>
    Object.keys(body as object).length === 2 ? { status: 500, body: {} } : { status: 201, body: application },
  );
  expect(await submit({ resume })).toMatchObject({ kind: 'sent', applicationId: 41 });
  expect(listCalls()).toEqual(['post /applications/', 'post /applications/', 'patch /applications/41/']);
  expect(api.calls[1]?.body).toEqual({ ...ids, ...answers, terms_version: TERMS_VERSION });
  expect(api.calls[2]?.body).toBeInstanceOf(FormData);
});

test('a second creation that fails too is the end of it', async () => {
  api.on('post', 'auth/applications/', { status: 500, body: {} });
  expect(await submit()).toEqual({
    kind: 'failed',
    message: 'Failed to submit application. Please try again.',
    errors: {},
    createdId: undefined,
    hasArrived: false,
    isFinal: false,
  });
  expect(api.calls).toHaveLength(2);
});

test.each([401, 403, 404, 409])('a creation refused with %i is not tried again', async (status) => {
  api.on('post', 'auth/applications/', { status, body: { detail: 'You have already applied to this job.' } });
  expect(await submit()).toMatchObject({
    kind: 'failed',
    message: 'You have already applied to this job.',
    isFinal: status !== 401,
  });
  expect(api.calls).toHaveLength(1);
});

test('when the answers fail, the retry continues with the created application', async () => {
  answerAll();
  api.on('patch', 'auth/applications/:id/', { status: 503, body: { detail: 'Back in a minute.' } });
  const failed = await submit();
  expect(failed).toMatchObject({
    kind: 'failed',
    message: 'Back in a minute.',
    createdId: 41,
    hasArrived: false,
    isFinal: false,
  });

  answerAll();
  expect(await submit({ createdId: 41 })).toMatchObject({ kind: 'sent', applicationId: 41 });
  expect(listCalls().filter((call) => call === 'post /applications/')).toHaveLength(1);
});

test('when the resume fails, the next try sends it again and creates nothing', async () => {
  answerAll();
  api.on('patch', 'auth/applications/:id/', ({ body }) =>
    body instanceof FormData
      ? { status: 400, body: { resume: ['This is not a PDF.', 'It is a picture.'] } }
      : { body: application },
  );
  expect(await submit({ resume })).toMatchObject({
    message: 'This is not a PDF. It is a picture. Choose another file, or add it later.',
    errors: { resume: ['This is not a PDF.', 'It is a picture.'] },
    createdId: 41,
    hasArrived: true,
  });

  answerAll();
  expect(await submit({ resume, createdId: 41 })).toMatchObject({ kind: 'sent' });
  expect(listCalls().filter((call) => call === 'post /applications/')).toHaveLength(1);
});

test('every field the server refuses is named', async () => {
  answerAll();
  api.on('patch', 'auth/applications/:id/', {
    status: 400,
    body: { email: ['Enter a valid email.'], phone: ['Too long.'] },
  });
  expect(await submit()).toMatchObject({
    message: 'Submission failed: email: Enter a valid email.; phone: Too long.',
  });
});

test('without a job or a profile nothing is sent', async () => {
  expect(await submit({ jobId: undefined })).toMatchObject({
    message: 'Job ID is missing. Please try again.',
  });
  expect(await submit({ seekerId: undefined })).toMatchObject({
    message: 'Job seeker profile is missing. Please make sure you are logged in as a job seeker.',
  });
  expect(api.calls).toHaveLength(0);
});
