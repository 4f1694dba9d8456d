import { createHttp } from './create-http';
import { isApiError } from './http';

const answer = (body: unknown) =>
  createHttp({
    baseUrl: 'https://jobs.example/api',
    fetch: () => Promise.resolve(Response.json(body, { status: 400 })),
    readCsrfToken: () => undefined,
    timeout: 1_000,
    uploadTimeout: 1_000,
  });

async function readRefusal(body: unknown) {
  const error: unknown = await answer(body)
    .get('jobs/')
    .catch((reason: unknown) => reason);
  return isApiError(error) ? { detail: error.detail, fields: error.fields } : error;
}

test.each([
  { detail: 'The job is closed.' },
  { error: 'The job is closed.' },
  { detail: 'It failed.', error: 'The job is closed.' },
])('a message beside the fields is the detail of %j', async (body) => {
  expect(await readRefusal(body)).toEqual({ detail: 'The job is closed.', fields: {} });
});

test('lists of messages belong to their fields', async () => {
  const fields = { title: ['This field may not be blank.'] };
  expect(await readRefusal({ ...fields, status: 400 })).toEqual({ detail: undefined, fields });
});

test('a call that is never answered ends after its timeout, as one without a reply', async () => {
  const http = createHttp({
    baseUrl: 'https://jobs.example/api',
    fetch: () => new Promise(() => undefined),
    readCsrfToken: () => undefined,
    timeout: 10,
    uploadTimeout: 60_000,
  });
  const error: unknown = await http.get('jobs/').catch((reason: unknown) => reason);
  expect(isApiError(error) && error.status).toBe(0);
});
