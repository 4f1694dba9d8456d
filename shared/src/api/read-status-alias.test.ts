import { createHttp } from './create-http';
import { getApplication, listApplications } from './applications';
import { listThreads } from './messages';

const serve = (body: unknown) =>
  createHttp({
    baseUrl: 'http://metier.test/api',
    fetch: async () => Response.json(body),
    readCsrfToken: () => undefined,
    timeout: 60_000,
    uploadTimeout: 60_000,
  });

const application = {
  id: 1,
  job: { id: 2, title: 'Cook', job_provider: { id: 3, company_name: 'Alta' } },
  applicant_name: 'Léa',
  status: 'submitted',
};
const message = { id: 1, application: 1, body: 'Hello', created_at: '2026-11-16T09:00:00.000Z' };
const thread = {
  application: 1,
  status: 'submitted',
  job: { id: 2, title: 'Cook' },
  other: { id: 3, name: 'Alta' },
  last_message: message,
  unread_count: 0,
};

test('the status submitted is read as pending, in lists and alone', async () => {
  const listed = await listApplications(serve([application, { ...application, status: 'hired' }]), {});
  expect(listed.items.map(({ status }) => status)).toEqual(['pending', 'hired']);
  expect(await getApplication(serve(application), 1)).toMatchObject({ status: 'pending' });
  const threads = await listThreads(serve([thread]));
  expect(threads.items.map(({ status }) => status)).toEqual(['pending']);
});
