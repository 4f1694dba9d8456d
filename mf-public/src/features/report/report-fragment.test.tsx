import { Notice } from '@metier/sdk/contract';
import { defineRemote, defineRoutes, ReportButton } from '@metier/sdk/remote';
import { renderRemote, setupFakeApi } from '@metier/testing';
import { screen, within } from '@testing-library/react';
import { Component as ReportDialog } from './report-fragment';

const api = setupFakeApi();
const host = defineRemote({
  name: 'mf-host',
  routes: defineRoutes([
    {
      path: '/job',
      access: 'public',
      page: async () => ({ Component: () => <ReportButton target="job" id={31} name="Cook" /> }),
    },
  ]),
});

async function openDialog() {
  const page = renderRemote(host, '/job', { fragments: { 'report-dialog': ReportDialog } });
  await page.person.click(await screen.findByRole('button', { name: 'Report Cook' }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Report this job' })) };
}

test('a visitor reports a job, and is thanked', async () => {
  api.on('post', 'content-reports/', { status: 201, body: { detail: 'Thank you.' } }, Notice);
  const { person, dialog, toasts } = await openDialog();
  await person.click(dialog.getByRole('button', { name: 'Send Report' }));
  expect(dialog.getByLabelText('What is wrong?')).toBeInvalid();
  expect(api.calls).toHaveLength(0);
  await person.selectOptions(dialog.getByLabelText('What is wrong?'), 'Is advertising, not a job');
  await person.type(dialog.getByLabelText('What should we know? (optional)'), 'It sells courses.');
  await person.click(dialog.getByRole('button', { name: 'Send Report' }));
  expect(await screen.findByRole('button', { name: 'Report Cook' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toasts).toEqual(['success: Thank you.']);
  expect(api.calls[0]?.body).toEqual({ target: 'job', id: 31, reason: 'no-job', text: 'It sells courses.' });
});

test('a report that was not sent keeps its words', async () => {
  api.on('post', 'content-reports/', { status: 429, body: { detail: 'Too many attempts.' } });
  const { person, dialog, toasts } = await openDialog();
  await person.selectOptions(dialog.getByLabelText('What is wrong?'), 'Something else');
  await person.type(dialog.getByLabelText('What should we know? (optional)'), 'Look.');
  await person.click(dialog.getByRole('button', { name: 'Send Report' }));
  expect(await dialog.findByDisplayValue('Look.')).toBeVisible();
  expect(toasts).toEqual(['error: Too many attempts.']);
});
