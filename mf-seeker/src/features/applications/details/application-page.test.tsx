import { screen, waitFor } from '@testing-library/react';
import { Application, JobProvider, type ApplicationAccess } from '@metier/sdk/contract';
import {
  API_FAILURES,
  holdReply,
  makeApplication,
  makeJobProvider,
  makeThread,
  makeUser,
  type RenderOptions,
  renderRemote,
  setupFakeApi,
} from '@metier/testing';
import { remote } from '../../../remote';

const api = setupFakeApi();

const WITHDRAWN = makeApplication({ status: 'withdrawn', withdrawn_at: '2026-11-21T09:00:00.000Z' });

function openPage(application = makeApplication(), options: RenderOptions = {}) {
  api.on('get', 'messages/', { body: [makeThread()] });
  api.on('get', 'auth/applications/:id/', { body: application }, Application);
  api.on('get', 'auth/applications/:id/accesses/', { body: accesses });
  return renderRemote(remote, '/applications/41', { user: makeUser(), ...options });
}

let accesses: readonly ApplicationAccess[] = [];
afterEach(() => {
  accesses = [];
});

const listChanges = () => api.calls.filter(({ method }) => method !== 'get');
const waitForToast = (page: ReturnType<typeof openPage>, toast: string) =>
  waitFor(() => expect(page.toasts).toEqual([toast]));
const press = async (page: ReturnType<typeof openPage>, name: string) =>
  page.person.click(await screen.findByRole('button', { name }));

test('an application has its own page, with a link to all applications', async () => {
  openPage(makeApplication({ cover_letter: 'I like people.', additional_info: 'Permit B.' }));
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Care assistant in home care');
  expect(screen.getByRole('link', { name: 'My Applications' })).toHaveAttribute('href', '/applications');
  for (const text of ['Léa Muster', '1–3 years', '01/02/2027', 'I like people.', 'Permit B.'])
    expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('link', { name: 'View Job' })).toHaveAttribute('href', '/job/31');
  expect(screen.getByRole('link', { name: 'Messages with Alta Medica' })).toHaveAttribute(
    'href',
    '/messages?application=41',
  );
});

test('an application says who opened it, and what of it, by day', async () => {
  const by = 'Alta Medica';
  accesses = [
    { by, kind: 'application', day: '2026-11-23' },
    { by, kind: 'application', day: '2026-11-22' },
    { by, kind: 'resume', day: '2026-11-22' },
  ];
  openPage();
  const list = await screen.findByRole('region', { name: 'Who opened it' });
  expect(list).toHaveTextContent('Opened by Alta Medica on 23/11/2026');
  expect(list).toHaveTextContent('Opened by Alta Medica on 22/11/2026application, CV');
});

test('an application that nobody has opened says so', async () => {
  openPage();
  expect(await screen.findByText('Nobody has opened this application yet.')).toBeVisible();
});

test('an application without answers links to the form', async () => {
  openPage(makeApplication({ experience: null }));
  expect(await screen.findByText('Your answers have not been sent yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Finish Application' })).toHaveAttribute('href', '/job/31/apply');
});

test('its resume and its documents can be opened', async () => {
  const file = '/api/auth/applications/41/documents/7/';
  const document = {
    id: 7,
    application: 41,
    name: 'diploma.pdf',
    file,
    uploaded_at: '2026-11-20T09:00:00.000Z',
  };
  const resume = '/api/auth/applications/41/resume/';
  openPage(makeApplication({ resume, resume_name: 'cv.pdf', documents: [document] }));
  expect(await screen.findByRole('link', { name: 'cv.pdf' })).toHaveAttribute('href', resume);
  expect(screen.getByRole('link', { name: 'diploma.pdf' })).toHaveAttribute('href', file);
});

test.each([
  ['/applications/41', { status: 404, body: { detail: 'Not found.' } }],
  ['/applications/none', { body: makeApplication() }],
])('%s, when there is no such application, says so', async (url, reply) => {
  api.on('get', 'messages/', { body: [] });
  api.on('get', 'auth/applications/:id/', reply);
  renderRemote(remote, url, { user: makeUser() });
  expect(await screen.findByRole('heading', { name: 'This application could not be found.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'View My Applications' })).toHaveAttribute('href', '/applications');
});

test.each(API_FAILURES)('while the API $name, the page says so and offers to try again', async (day) => {
  const page = openPage();
  api.failAll(day);
  const title = { name: 'Error Loading Applications' };
  expect(await screen.findByRole('heading', title)).toBeVisible();
  api.on('get', 'auth/applications/:id/', { body: makeApplication() }, Application);
  await press(page, 'Try Again');
  expect(await screen.findByRole('heading', { level: 1, name: 'Care assistant in home care' })).toBeVisible();
});

describe('withdrawing', () => {
  const QUESTION = 'Are you sure you want to withdraw this application? This action cannot be undone.';

  test('needs a confirmation, and freezes the application', async () => {
    const page = openPage();
    await screen.findByRole('button', { name: 'Withdraw' });
    api.on('patch', 'auth/applications/:id/', { body: WITHDRAWN }, Application);
    api.on('get', 'auth/applications/:id/', { body: WITHDRAWN }, Application);
    await press(page, 'Withdraw');
    expect(
      await screen.findByText(/^You have withdrawn this application\. It can no longer be changed/),
    ).toBeVisible();
    expect(page.questions).toEqual([QUESTION]);
    expect(page.toasts).toEqual(['success: Application withdrawn successfully']);
    expect(listChanges().map(({ body }) => body)).toEqual([
      { status: 'withdrawn', withdrawn_at: expect.stringMatching(/^2\d{3}-.*Z$/) },
    ]);
    for (const name of ['Edit Application', 'Documents', 'Withdraw'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  test('does not happen when the answer is no', async () => {
    const page = openPage(makeApplication(), { answer: () => false });
    await press(page, 'Withdraw');
    expect(page.questions).toEqual([QUESTION]);
    expect(listChanges()).toHaveLength(0);
  });

  test.each(API_FAILURES)('fails audibly while the API $name, and changes nothing', async (day) => {
    const page = openPage();
    await screen.findByRole('button', { name: 'Withdraw' });
    api.failAll(day);
    await press(page, 'Withdraw');
    await waitForToast(page, 'error: Failed to withdraw application. Please try again.');
    expect(screen.getByRole('button', { name: 'Withdraw' })).toBeEnabled();
  });

  test('confirms and withdraws once on a double click', async () => {
    const page = openPage();
    await screen.findByRole('button', { name: 'Withdraw' });
    const held = holdReply({ body: WITHDRAWN });
    api.on('patch', 'auth/applications/:id/', held.reply, Application);
    api.on('get', 'auth/applications/:id/', { body: WITHDRAWN }, Application);
    await page.person.dblClick(screen.getByRole('button', { name: 'Withdraw' }));
    held.send();
    await screen.findByText(/^You have withdrawn/);
    expect(page.questions).toHaveLength(1);
    expect(listChanges()).toHaveLength(1);
  });

  test('an application withdrawn elsewhere is shown in its current state', async () => {
    const page = openPage();
    await screen.findByRole('button', { name: 'Withdraw' });
    api.on('patch', 'auth/applications/:id/', { status: 409, body: { detail: 'No.' } });
    api.on('get', 'auth/applications/:id/', { body: WITHDRAWN }, Application);
    await press(page, 'Withdraw');
    expect(await screen.findByText(/^You have withdrawn/)).toBeVisible();
  });
});

describe('viewing the company', () => {
  test('leads to its page', async () => {
    const page = openPage();
    api.on('get', 'auth/jobproviders/:id/', { body: makeJobProvider() }, JobProvider);
    await page.person.click(await screen.findByRole('link', { name: 'View Company' }));
    expect(await screen.findByText('elsewhere: /company/21')).toBeVisible();
  });

  test.each(API_FAILURES)('says so while the API $name, and keeps the place', async (day) => {
    const page = openPage();
    const link = await screen.findByRole('link', { name: 'View Company' });
    api.failAll(day);
    await page.person.click(link);
    await waitForToast(page, 'error: Unable to view company profile. Please try again.');
    expect(page.address()).toBe('/applications/41');
  });
});
