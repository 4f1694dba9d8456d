import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Application } from '@metier/sdk/contract';
import {
  API_FAILURES,
  holdReply,
  makeApplication,
  makeUser,
  type RenderOptions,
  renderRemote,
  setupFakeApi,
} from '@metier/testing';
import { remote } from '../../../remote';

const api = setupFakeApi();

async function openDialog(application = makeApplication(), options: RenderOptions = {}) {
  api.on('get', 'messages/', { body: [] });
  api.on('get', 'auth/applications/:id/accesses/', { body: [] });
  api.on('get', 'auth/applications/:id/', { body: application }, Application);
  api.on('patch', 'auth/applications/:id/', { body: application }, Application);
  const page = renderRemote(remote, '/applications/41', { user: makeUser(), ...options });
  await page.person.click(await screen.findByRole('button', { name: 'Edit Application' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Application' }));
  const enter = (label: RegExp, value: string) =>
    fireEvent.change(dialog.getByLabelText(label), { target: { value } });
  const press = (name: string) => page.person.click(dialog.getByRole('button', { name }));
  return { page, dialog, enter, press };
}

const makeResume = (content: BlobPart = '%PDF') =>
  new File([content], 'new.pdf', { type: 'application/pdf' });
const listChanges = () => api.calls.filter(({ method }) => method === 'patch');

test('the form holds what was sent', async () => {
  const { dialog } = await openDialog(
    makeApplication({ cover_letter: 'I like people.', resume: '/x/', resume_name: 'cv.pdf' }),
  );
  expect(dialog.getByLabelText(/^First name/)).toHaveValue('Léa');
  expect(dialog.getByLabelText(/^Years of experience/)).toHaveValue('1-3');
  expect(dialog.getByLabelText(/^Available from/)).toHaveValue('2027-02-01');
  expect(dialog.getByLabelText(/^Expected salary/)).toHaveValue('5200');
  expect(dialog.getByLabelText(/^Cover letter/)).toHaveValue('I like people.');
  expect(dialog.getByText(/^cv\.pdf is attached/)).toBeVisible();
});

test('changes are saved and announced, and the page shows them', async () => {
  const { page, enter, press } = await openDialog();
  enter(/^Phone/, '+41 21 555 03 04');
  api.on('get', 'auth/applications/:id/', { body: makeApplication({ phone: '+41 21 555 03 04' }) });
  await press('Save Changes');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(page.toasts).toEqual(['success: Application updated successfully']);
  expect(await screen.findByText('+41 21 555 03 04')).toBeVisible();
  expect(listChanges().map(({ body }) => body)).toEqual([
    expect.objectContaining({ phone: '+41 21 555 03 04', salary_expectation: '5200.00', experience: '1-3' }),
  ]);
});

test('a new resume goes along with the answers in one form', async () => {
  const { page, dialog, press } = await openDialog();
  await page.person.upload(dialog.getByLabelText(/^CV/), makeResume());
  await press('Save Changes');
  await waitFor(() => expect(page.toasts).toEqual(['success: Application updated successfully']));
  const form = listChanges()[0]?.body as FormData;
  expect((form.get('resume') as File).name).toBe('new.pdf');
  expect(form.get('first_name')).toBe('Léa');
});

test('the same answers are required as when applying', async () => {
  const { dialog, enter, press } = await openDialog();
  for (const label of [/^First name/, /^Phone/, /^Years of experience/, /^Available from/]) enter(label, '');
  enter(/^Expected salary/, 'a lot');
  await press('Save Changes');
  for (const text of [
    'Enter your first name.',
    'Enter your phone number.',
    'Choose your years of experience.',
    'Choose the day from which you are available.',
    'Enter a number, such as 5200 or 29.80.',
  ])
    expect(dialog.getByText(text)).toBeVisible();
  expect(dialog.getByLabelText(/^First name/)).toHaveFocus();
  enter(/^First name/, 'Lea');
  expect(dialog.queryByText('Enter your first name.')).not.toBeInTheDocument();
  expect(listChanges()).toHaveLength(0);
});

test('a new resume over 5 MB is refused with an alert, and the file is cleared', async () => {
  const { page, dialog } = await openDialog();
  const input = dialog.getByLabelText<HTMLInputElement>(/^CV/);
  await page.person.upload(input, makeResume(new Uint8Array(5 * 1024 * 1024 + 1)));
  expect(page.toasts).toEqual(['error: File size exceeds 5MB limit. Please choose a smaller file.']);
  expect(input.value).toBe('');
});

test('a new resume that has gone from the disk is noticed before anything is sent', async () => {
  const { page, dialog, press } = await openDialog();
  const file = makeResume();
  jest.spyOn(file, 'slice').mockImplementation(() => {
    throw new DOMException('The file has moved', 'NotReadableError');
  });
  await page.person.upload(dialog.getByLabelText(/^CV/), file);
  await press('Save Changes');
  expect(await dialog.findByText('This file can no longer be read. Choose it again.')).toBeVisible();
  expect(listChanges()).toHaveLength(0);
});

test.each(API_FAILURES)('while the API $name, saving says so and keeps what was typed', async (day) => {
  const { page, dialog, enter, press } = await openDialog();
  enter(/^Phone/, '+41 21 555 03 04');
  api.failAll(day);
  await press('Save Changes');
  const toast = 'error: Failed to update application. Please try again.';
  await waitFor(() => expect(page.toasts).toEqual([toast]));
  expect(dialog.getByLabelText(/^Phone/)).toHaveValue('+41 21 555 03 04');
  api.on('get', 'messages/', { body: [] });
  api.on('get', 'auth/applications/:id/accesses/', { body: [] });
  api.on('get', 'auth/applications/:id/', { body: makeApplication() });
  api.on('patch', 'auth/applications/:id/', { body: makeApplication() });
  await press('Save Changes');
  await waitFor(() => expect(page.toasts).toHaveLength(2));
  expect(page.toasts[1]).toBe('success: Application updated successfully');
});

test('a refusal by the server is shown at its field', async () => {
  const { page, dialog, press } = await openDialog();
  api.on('patch', 'auth/applications/:id/', { status: 400, body: { phone: ['Too long.'] } });
  await press('Save Changes');
  expect(await dialog.findByText('Too long.')).toBeVisible();
  expect(dialog.getByLabelText(/^Phone/)).toHaveFocus();
  expect(page.toasts).toEqual(['error: Failed to update application. Please try again.']);
});

test('an application that was withdrawn in another window says so, and is shown as it is', async () => {
  const { page, press } = await openDialog();
  const detail = 'A withdrawn application cannot be changed.';
  api.on('patch', 'auth/applications/:id/', { status: 409, body: { detail } });
  api.on('get', 'auth/applications/:id/', { body: makeApplication({ status: 'withdrawn' }) });
  await press('Save Changes');
  expect(await screen.findByText(/^You have withdrawn this application/)).toBeVisible();
  expect(page.toasts).toEqual([`error: ${detail}`]);
});

test('a double click saves once', async () => {
  const { page, dialog } = await openDialog();
  const held = holdReply({ body: makeApplication() });
  api.on('patch', 'auth/applications/:id/', held.reply);
  await page.person.dblClick(dialog.getByRole('button', { name: 'Save Changes' }));
  held.send();
  await waitFor(() => expect(page.toasts).toHaveLength(1));
  expect(listChanges()).toHaveLength(1);
});

test('closing after a change needs a confirmation, and closes when it is given', async () => {
  const { page, enter, press } = await openDialog(undefined, { answer: () => false });
  enter(/^Phone/, '+41 21 555 03 04');
  await press('Close');
  expect(page.questions).toEqual(['Close without saving? What you have changed will be lost.']);
  expect(screen.getByRole('dialog')).toBeVisible();
});

test('closing without a change needs no confirmation', async () => {
  const { page, press } = await openDialog();
  await press('Cancel');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(page.questions).toEqual([]);
});
