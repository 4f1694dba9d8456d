import { screen, within } from '@testing-library/react';
import { makeApplication, setupFakeApi } from '@metier/testing';
import { findRow, openApplications } from './testing/open-applications';

const api = setupFakeApi();

/** Response of an older server: the page must show no more of it than of a newer server's response. */
const withdrawn = makeApplication({
  status: 'withdrawn',
  withdrawn_at: '2026-11-21T09:00:00.000Z',
  applicant_picture: '/api/auth/pictures/a/',
  cover_letter: 'I know the work.',
  resume: '/api/auth/applications/41/resume/',
  resume_name: 'Lebenslauf.pdf',
  documents: [],
  notes: 'Speaks three languages.',
});

test('a row of the table says since when it is withdrawn and leads to the details alone', async () => {
  openApplications(api, { applications: [withdrawn] });
  const row = within(await findRow());
  expect(row.getByText('Withdrawn on 21/11/2026')).toBeVisible();
  expect(row.getByText('20/11/2026')).toBeVisible();
  expect(row.queryByText(/@/)).not.toBeInTheDocument();
  expect(row.queryByRole('img')).not.toBeInTheDocument();
  expect(row.getByRole('link', { name: 'View the application of Léa Muster' })).toBeVisible();
  expect(row.queryByRole('button')).not.toBeInTheDocument();
});

test('the details keep name, job, dates and notes, and offer no file, no contact and no profile', async () => {
  openApplications(api, { applications: [withdrawn] }, '/applications?applicationId=41');
  const details = within(await screen.findByRole('dialog', { name: 'Léa Muster' }));
  expect(details.getByRole('heading', { name: 'Withdrawn on 21/11/2026' })).toBeVisible();
  expect(details.getByText(/^You keep the name, the job, the dates and your notes/)).toBeVisible();
  expect(details.getByText('Speaks three languages.')).toBeVisible();
  expect(details.getByRole('list', { name: 'Timeline' })).toHaveTextContent('20/11/2026');
  expect(details.getByRole('link', { name: 'Care assistant in home care' })).toBeVisible();
  expect(details.getByRole('link', { name: 'Read the conversation' })).toHaveAttribute(
    'href',
    '/messages?application=41',
  );
  for (const name of [/Contact/, /profile/, /Open/, /Download/, /Save/])
    for (const role of ['button', 'link'] as const)
      expect(details.queryByRole(role, { name })).not.toBeInTheDocument();
  for (const gone of ['Answers', 'CV and documents', 'Cover letter'])
    expect(details.queryByRole('heading', { name: gone })).not.toBeInTheDocument();
  expect(details.queryByText(/@|I know the work|Lebenslauf/)).not.toBeInTheDocument();
});
