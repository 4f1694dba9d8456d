import { screen, within } from '@testing-library/react';
import { Application } from '@metier/sdk/contract';
import { makeApplication, setupFakeApi } from '@metier/testing';
import { listQueries, openApplications } from '../testing/open-applications';

const api = setupFakeApi();

test('the details open in a dialog with its own URL, and close again', async () => {
  const page = openApplications(api, {
    applications: [makeApplication({ cover_letter: 'I like people.', additional_info: 'Permit B.' })],
  });
  await page.person.click(
    await screen.findByRole('link', { name: 'View details of Care assistant in home care' }),
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Care assistant in home care' }));
  expect(page.address()).toBe('/applications?applicationId=41');
  for (const text of [
    'Léa Muster',
    'lea.muster@example.ch',
    '+41 79 555 01 02',
    '1–3 years',
    '01/02/2027',
    'I like people.',
    'Permit B.',
  ])
    expect(dialog.getByText(text)).toBeVisible();
  expect(dialog.getAllByText('None sent')).toHaveLength(2);
  expect(listQueries(api)).toHaveLength(1);

  await page.person.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(page.address()).toBe('/applications');
});

test('an address can point at an application of another page', async () => {
  api.on('get', 'auth/applications/:id/', { body: makeApplication({ id: 99 }) }, Application);
  openApplications(api, {}, '/applications?applicationId=99');
  expect(await screen.findByRole('dialog')).toBeVisible();
});

test('an address can point at the application to a job', async () => {
  const page = openApplications(api, {}, '/applications?job=31');
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(page.address()).toBe('/applications?applicationId=41');
});

test('an application that is gone is said to be', async () => {
  api.on('get', 'auth/applications/:id/', { status: 404, body: { detail: 'Not found.' } });
  openApplications(api, {}, '/applications?applicationId=99');
  expect(await screen.findByText('This application could not be found.')).toBeVisible();
  expect(screen.getByRole('article')).toBeVisible();
});

test('a job that was not applied to has no application to show', async () => {
  openApplications(api, { applications: [] }, '/applications?job=31');
  expect(await screen.findByText('This application could not be found.')).toBeVisible();
});
