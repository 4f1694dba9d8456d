import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ApplicationStatus } from '@metier/sdk/rules';
import { makeApplication, setupFakeApi } from '@metier/testing';
import { findRow } from '../testing/open-applications';
import { openHire, openReject } from '../testing/open-move';

const api = setupFakeApi();

const listPosts = () => api.calls.filter(({ method }) => method === 'post');

test('the list shows a pending rejection, and undoes it', async () => {
  const { dialog, person, toasts } = await openReject(api);
  await person.click(dialog.getByRole('button', { name: 'Reject' }));
  const row = within(await findRow());
  expect(await row.findByText('Rejecting…')).toBeVisible();
  expect(row.queryByRole('button', { name: 'Shortlist Léa Muster' })).toBeNull();
  await person.click(row.getByRole('button', { name: 'Undo the rejection of Léa Muster' }));
  await waitFor(() => expect(toasts.at(-1)).toBe('success: Undone: nothing was sent'));
  expect(await row.findByRole('button', { name: 'Shortlist Léa Muster' })).toBeVisible();
});

test('a candidate is hired with a message, in a minute, and undone before it', async () => {
  const { dialog, person, toasts } = await openHire(api);
  await person.type(dialog.getByLabelText('Message (optional)'), ' Welcome! ');
  await person.click(dialog.getByRole('button', { name: 'Hire' }));
  await waitFor(() => expect(toasts).toEqual(['info: Léa Muster will be hired in 60\u00a0seconds']));
  expect(listPosts().map(({ body }) => body)).toEqual([
    { applications: [41], status: 'hired', message: 'Welcome!' },
  ]);
  const row = within(await findRow());
  expect(await row.findByText('Hiring…')).toBeVisible();
  expect(row.getByText('Shortlisted')).toBeVisible();
  await person.click(row.getByRole('button', { name: 'Undo the hiring of Léa Muster' }));
  await waitFor(() => expect(toasts.at(-1)).toBe('success: Undone: nothing was sent'));
});

test('a candidate is hired without a message', async () => {
  const { dialog, person } = await openHire(api);
  await person.click(dialog.getByRole('button', { name: 'Hire' }));
  await waitFor(() => expect(listPosts()).toHaveLength(1));
  expect(listPosts()[0]?.body).toEqual({ applications: [41], status: 'hired' });
});

test('nobody is hired by a dialog that is cancelled, and the focus is back where it was', async () => {
  const { dialog, person } = await openHire(api);
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'More actions for Léa Muster' })).toHaveFocus();
  expect(listPosts()).toEqual([]);
});

test('a refused plan has the sentence of a refused move before the reason', async () => {
  const { dialog, person, toasts } = await openHire(api);
  const detail = 'Already withdrawn.';
  api.on('post', 'auth/planned-moves/', {
    status: 201,
    body: { planned: [], refused: [{ application: 41, detail }] },
  });
  await person.click(dialog.getByRole('button', { name: 'Hire' }));
  await waitFor(() =>
    expect(toasts).toEqual([`error: Failed to update application status. Please try again. ${detail}`]),
  );
});

describe('once the minute is over', () => {
  afterEach(() => jest.useRealTimers());

  async function hireAndWait(status: ApplicationStatus) {
    const { dialog, toasts } = await openHire(api);
    jest.useFakeTimers({ advanceTimers: true });
    fireEvent.click(dialog.getByRole('button', { name: 'Hire' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    api.on('get', 'auth/applications/41/', { body: makeApplication({ status }) });
    await act(() => jest.advanceTimersByTimeAsync(66_000));
    return toasts;
  }

  test('it is said that the candidate is hired', async () => {
    const toasts = await hireAndWait('hired');
    await waitFor(() => expect(toasts.slice(1)).toEqual(['success: Application status updated to Hired']));
  });

  test('it is said why the candidate is not', async () => {
    const toasts = await hireAndWait('withdrawn');
    await waitFor(() =>
      expect(toasts.slice(1)).toEqual([
        'error: Failed to update application status. Please try again. Already withdrawn.',
      ]),
    );
  });
});

test('after the minute the toast says that it is too late', async () => {
  const { dialog, person, pressToast, toasts } = await openReject(api);
  await person.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  api.on('post', 'auth/planned-moves/undo/', { body: { undone: [] } });
  pressToast('Undo');
  await waitFor(() => expect(toasts.at(-1)).toBe('error: It is too late to undo this.'));
});

test('a candidate can be rejected without a message', async () => {
  const { dialog, person } = await openReject(api);
  await person.click(dialog.getByRole('checkbox', { name: 'Send a message with the rejection' }));
  await person.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(listPosts()).toHaveLength(1));
  expect(listPosts()[0]?.body).not.toHaveProperty('message');
});

test('an unknown placeholder is shown at the text, which stays', async () => {
  const { dialog, person } = await openReject(api);
  const message = ['{salary} is not a placeholder.'];
  api.on('post', 'auth/planned-moves/', { status: 400, body: { message } });
  await person.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByText('{salary} is not a placeholder.')).toBeVisible();
});
