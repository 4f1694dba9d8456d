import { screen, waitFor, within } from '@testing-library/react';
import type { ApplicationStatus } from '@metier/sdk/rules';
import { makeApplication, setupFakeApi } from '@metier/testing';
import { findRow, listQueries, openApplications } from '../testing/open-applications';

const api = setupFakeApi();

/** Buttons of the details that do not change the status. */
const OTHERS: readonly (string | null)[] = ['Offer Times', 'Contact', 'Save notes', 'PreviousK', 'NextJ'];

const full = makeApplication({
  status: 'reviewed',
  reviewed_at: '2026-11-21T09:00:00.000Z',
  cover_letter: 'I know the work.',
  resume: '/api/auth/applications/41/resume/',
  resume_name: 'Lebenslauf.pdf',
  documents: [
    {
      id: 5,
      application: 41,
      name: 'SRK certificate.pdf',
      file: '/api/auth/applications/41/documents/5/',
      uploaded_at: '2026-11-20T09:00:00.000Z',
    },
  ],
});

const findDetails = () => screen.findByRole('dialog', { name: 'Léa Muster' });

test('the details open by the address, with all answers', async () => {
  openApplications(api, { applications: [full] }, '/applications?applicationId=41');
  const details = within(await findDetails());
  for (const text of ['+41 79 555 01 02', '1–3 years', '01/02/2027', 'I know the work.', 'Not provided'])
    expect(details.getByText(text)).toBeVisible();
  expect(details.getByText(/5.200 \/ month for 80.%$/)).toBeVisible();
  expect(details.getByRole('link', { name: 'Care assistant in home care' })).toHaveAttribute(
    'href',
    '/job/31',
  );
});

test('the details have the resume and the documents to open and to download', async () => {
  openApplications(api, { applications: [full] }, '/applications?applicationId=41');
  const details = within(await findDetails());
  expect(details.getByRole('link', { name: 'Open Lebenslauf.pdf' })).toHaveAttribute('href', full.resume);
  expect(details.getByRole('link', { name: 'Download SRK certificate.pdf' })).toHaveAttribute(
    'href',
    '/api/auth/applications/41/documents/5/?download=1',
  );
});

test('the details say when there is no resume', async () => {
  openApplications(api, {}, '/applications?applicationId=41');
  expect(within(await findDetails()).getByText('No CV attached')).toBeVisible();
});

test('the details show the timeline with its dates and the remaining steps', async () => {
  openApplications(api, { applications: [full] }, '/applications?applicationId=41');
  const way = within(within(await findDetails()).getByRole('list', { name: 'Timeline' }));
  expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Submitted20/11/2026',
    'Reviewed21/11/2026',
    'Shortlisted',
    'Hired',
  ]);
});

test('the details leave out a step that was passed over', async () => {
  const shortlisted = makeApplication({
    status: 'shortlisted',
    shortlisted_at: '2026-11-22T09:00:00.000Z',
  });
  openApplications(api, { applications: [shortlisted] }, '/applications?applicationId=41');
  const way = within(within(await findDetails()).getByRole('list', { name: 'Timeline' }));
  expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Submitted20/11/2026',
    'Shortlisted22/11/2026',
    'Hired',
  ]);
});

test('the details put an interview before the end', async () => {
  const invited = makeApplication({ status: 'interview', shortlisted_at: '2026-11-22T09:00:00.000Z' });
  openApplications(api, { applications: [invited] }, '/applications?applicationId=41');
  const way = within(within(await findDetails()).getByRole('list', { name: 'Timeline' }));
  expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Submitted20/11/2026',
    'Shortlisted22/11/2026',
    'Interview',
    'Hired',
  ]);
  expect(way.getByText('Interview').closest('li')).toHaveAttribute('aria-current', 'step');
});

test('the details of a rejected application end with the rejection', async () => {
  const rejected = makeApplication({ status: 'rejected', rejected_at: '2026-11-22T09:00:00.000Z' });
  openApplications(api, { applications: [rejected] }, '/applications?applicationId=41');
  const details = within(await findDetails());
  const way = within(details.getByRole('list', { name: 'Timeline' }));
  expect(way.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Submitted20/11/2026',
    'Rejected22/11/2026',
  ]);
  expect(details.queryByRole('button', { name: 'Hire' })).not.toBeInTheDocument();
});

test.each<[ApplicationStatus, string[]]>([
  ['pending', ['Reject', 'Mark as reviewed', 'Shortlist']],
  ['reviewed', ['Reject', 'Hire', 'Shortlist']],
  ['shortlisted', ['Reject', 'Hire', 'Invite to interview']],
  ['interview', ['Reject', 'Hire']],
  ['hired', []],
])('the details of a %s application offer %j', async (status, moves) => {
  openApplications(api, { applications: [makeApplication({ status })] }, '/applications?applicationId=41');
  const buttons = within(await findDetails()).getAllByRole('button');
  expect(
    buttons.map(({ textContent }) => textContent).filter((text) => text && !OTHERS.includes(text)),
  ).toEqual(moves);
});

test('the details go on to the next move without closing, also out of the list’s filter', async () => {
  const { person, toasts } = openApplications(api, {}, '/applications?status=pending&applicationId=41');
  const details = within(await findDetails());
  await person.click(details.getByRole('button', { name: 'Mark as reviewed' }));
  await waitFor(() => expect(toasts).toEqual(['success: Application status updated to Reviewed']));
  expect(await details.findByRole('button', { name: 'Hire' })).toBeVisible();
  expect(details.getAllByRole('status')[0]).toHaveFocus();
});

test('the details open from the table without asking for the list again, and close back to it', async () => {
  const { person, address } = openApplications(api);
  await findRow();
  const link = screen.getByRole('link', { name: 'View the application of Léa Muster' });
  await person.click(link);
  await findDetails();
  expect(address()).toBe('/applications?applicationId=41');
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(address()).toBe('/applications');
  expect(link).toHaveFocus();
  expect(listQueries(api)).toHaveLength(1);
});

test('the details of an application that is not in the list are fetched', async () => {
  const hired = makeApplication({ status: 'hired' });
  openApplications(api, { applications: [hired] }, '/applications?status=pending&applicationId=41');
  expect(within(await findDetails()).getAllByText('Hired')[0]).toBeVisible();
});

test('the details of one that does not exist say so', async () => {
  openApplications(api, {}, '/applications?applicationId=99');
  expect(await screen.findByRole('dialog', { name: 'Application not found' })).toBeVisible();
});

test('the first look is recorded, a later one is not', async () => {
  openApplications(api, { applications: [makeApplication({ viewed_at: null })] }, '/applications/41');
  api.on('put', 'auth/applications/:id/viewed/', { status: 204 });
  await screen.findByRole('dialog');
  const listLooks = () => api.calls.filter(({ method }) => method === 'put').map(({ path }) => path);
  await waitFor(() => expect(listLooks()).toEqual(['/api/auth/applications/41/viewed/']));
});
