import { screen, waitFor, within } from '@testing-library/react';
import { PlannedMovesReply } from '@metier/sdk/contract';
import { DEFAULT_REJECTION_TEXT, leaveOutReason } from '@metier/sdk/rules';
import { API_FAILURES, makeApplication, setupFakeApi } from '@metier/testing';
import { findRow, openApplications, type ApplicationsFixture } from './testing/open-applications';

const api = setupFakeApi();

const three = [
  makeApplication({ id: 41, applicant_name: 'Léa Muster' }),
  makeApplication({ id: 42, applicant_name: 'Jonas Berger', status: 'hired' }),
  makeApplication({ id: 43, applicant_name: 'Mia Keller' }),
];

describe('several applications at once', () => {
  async function selectAll(world: ApplicationsFixture = {}) {
    const page = openApplications(api, { applications: three, ...world });
    await findRow();
    await page.person.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = within(screen.getByRole('group', { name: 'Selected applications' }));
    return { ...page, bar };
  }

  test('are shortlisted by one call, and refused moves are listed', async () => {
    const { bar, person, toasts } = await selectAll();
    expect(bar.getByText('3 selected')).toBeVisible();
    const detail = 'Already hired.';
    const due_at = '2097-01-01T10:00:00.000Z';
    const planned = [41, 43].map((id) => ({ id, application: id, status: 'shortlisted', due_at }));
    api.on(
      'post',
      'auth/planned-moves/',
      { status: 201, body: { planned, refused: [{ application: 42, detail }] } },
      PlannedMovesReply,
    );
    await person.click(bar.getByRole('button', { name: 'Shortlist' }));
    const dialog = within(await screen.findByRole('dialog', { name: '1 application was not updated' }));
    expect(dialog.getByText('Jonas Berger')).toBeVisible();
    expect(dialog.getByText(detail, { exact: false })).toBeVisible();
    expect(toasts).toEqual(['info: 2 applications will be shortlisted in 60\u00a0seconds']);
    expect(api.calls.find(({ method }) => method === 'post')?.body).toEqual({
      applications: [41, 42, 43],
      status: 'shortlisted',
    });
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Selected applications' })).toBeNull());
  });

  test('are undone together from the toast', async () => {
    const { bar, person, pressToast, toasts } = await selectAll();
    await person.click(bar.getByRole('button', { name: 'Shortlist' }));
    expect(await within(await findRow()).findByText('Shortlisting…')).toBeVisible();
    pressToast('Undo');
    await waitFor(() => expect(toasts.at(-1)).toBe('success: Undone: nothing was sent'));
    await waitFor(() => expect(screen.queryByText('Shortlisting…')).toBeNull());
    expect(api.calls.find(({ path }) => path.endsWith('/undo/'))?.body).toEqual({
      moves: [1041, 1042, 1043],
    });
  });

  test('are rejected with one text, of which the dialog shows what the first candidate reads', async () => {
    const { bar, person } = await selectAll();
    await person.click(bar.getByRole('button', { name: 'Reject' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject 3 applications' }));
    expect(dialog.getByLabelText(/^Message/)).toHaveValue(leaveOutReason(DEFAULT_REJECTION_TEXT));
    expect(dialog.getByRole('region', { name: 'What Léa Muster reads' })).toHaveTextContent(
      'Hello Léa Muster, Thank you for applying for “Care assistant in home care”',
    );
    await person.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(api.calls.some(({ method }) => method === 'post')).toBe(false);
    expect(bar.getByText('3 selected')).toBeVisible();
  });

  test('can be chosen one by one, and let go again', async () => {
    const { person } = openApplications(api, { applications: three });
    await findRow();
    await person.click(screen.getByRole('checkbox', { name: 'Select Jonas Berger' }));
    const bar = within(screen.getByRole('group', { name: 'Selected applications' }));
    expect(bar.getByText('1 selected')).toBeVisible();
    expect(bar.getByRole('button', { name: 'Shortlist' })).toBeDisabled();
    await person.click(bar.getByRole('button', { name: 'Clear selection' }));
    expect(screen.getByRole('checkbox', { name: 'Select Jonas Berger' })).not.toBeChecked();
  });

  test.each(API_FAILURES)('stay selected while the API $name', async (day) => {
    const { bar, person, toasts } = await selectAll();
    api.failAll(day);
    await person.click(bar.getByRole('button', { name: 'Shortlist' }));
    await waitFor(() => expect(toasts).toEqual([expect.stringMatching(/^error: /)]));
    expect(bar.getByText('3 selected')).toBeVisible();
  });
});

test('all of the page are selected from the bar, where a phone shows no head of a table', async () => {
  const { person } = openApplications(api, { applications: three });
  await findRow();
  await person.click(screen.getByRole('checkbox', { name: 'Select Léa Muster' }));
  const bar = within(screen.getByRole('group', { name: 'Selected applications' }));
  const all = bar.getByRole('checkbox', { name: 'Select all on this page' });
  expect(all).toBePartiallyChecked();
  await person.click(all);
  expect(bar.getByText('3 selected')).toBeVisible();
  expect(all).toBeChecked();
});
