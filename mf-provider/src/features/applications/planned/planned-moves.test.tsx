import { screen, waitFor, within } from '@testing-library/react';
import { makeApplication, setupFakeApi } from '@metier/testing';
import { findRow, openApplications, openMenu, type ApplicationsFixture } from '../testing/open-applications';

const api = setupFakeApi();

const templates = [
  { id: 1, kind: 'rejection', language: 'en', name: 'Short', text: 'Dear {candidate}, {reason}. {company}' },
  { id: 2, kind: 'message', language: 'en', name: 'Invitation', text: 'Come, {candidate}.' },
] as const;

async function openReject(fixture: ApplicationsFixture = {}) {
  const page = openApplications(api, fixture);
  await findRow();
  await openMenu(page.person);
  await page.person.click(screen.getByRole('menuitem', { name: 'Reject', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject Léa Muster' }));
  return { ...page, dialog };
}

const listPosts = () => api.calls.filter(({ method }) => method === 'post');

test('a rejection has a reason and a filled text that is changed before it is sent', async () => {
  const { dialog, person, toasts } = await openReject({ templates });
  const message = dialog.getByLabelText(/^Message/);
  expect(message).toHaveValue(
    'Dear Léa Muster, we are continuing with candidates whose profiles are closer to the job. Alta Medica',
  );
  await person.selectOptions(dialog.getByLabelText('Reason'), 'Position filled');
  expect(message).toHaveValue('Dear Léa Muster, the position has been filled. Alta Medica');
  await person.type(message, '!');
  await person.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(toasts).toEqual(['info: Rejecting Léa Muster in 60\u00a0s']));
  expect(listPosts().map(({ body }) => body)).toEqual([
    {
      applications: [41],
      status: 'rejected',
      reason: 'filled',
      message: 'Dear Léa Muster, the position has been filled. Alta Medica!',
    },
  ]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the standard text and the reason are in the language of the page', async () => {
  const { dialog, changeLanguage } = await openReject();
  await changeLanguage('de');
  const filled = /^Guten Tag Léa Muster .+ weiter berücksichtigen: Wir führen das Verfahren mit /;
  expect(dialog.getByDisplayValue(filled)).toHaveAccessibleName(/^Nachricht/);
});

test('the list shows a pending rejection, and undoes it', async () => {
  const { dialog, person, toasts } = await openReject();
  await person.click(dialog.getByRole('button', { name: 'Reject' }));
  const row = within(await findRow());
  expect(await row.findByText('Rejecting…')).toBeVisible();
  expect(row.queryByRole('button', { name: 'Shortlist Léa Muster' })).toBeNull();
  await person.click(row.getByRole('button', { name: 'Undo the rejection of Léa Muster' }));
  await waitFor(() => expect(toasts.at(-1)).toBe('success: Undone: nothing was sent'));
  expect(await row.findByRole('button', { name: 'Shortlist Léa Muster' })).toBeVisible();
});

test('after the minute the toast says that it is too late', async () => {
  const { dialog, person, pressToast, toasts } = await openReject();
  await person.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  api.on('post', 'auth/planned-moves/undo/', { body: { undone: [] } });
  pressToast('Undo');
  await waitFor(() => expect(toasts.at(-1)).toBe('error: It is too late to undo this.'));
});

test('a candidate can be rejected without a message', async () => {
  const { dialog, person } = await openReject();
  await person.click(dialog.getByRole('checkbox', { name: 'Send a message with the rejection' }));
  await person.click(dialog.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(listPosts()).toHaveLength(1));
  expect(listPosts()[0]?.body).not.toHaveProperty('message');
});

test('an unknown placeholder is shown at the text, which stays', async () => {
  const { dialog, person } = await openReject();
  const message = ['{salary} is not a placeholder.'];
  api.on('post', 'auth/planned-moves/', { status: 400, body: { message } });
  await person.click(dialog.getByRole('button', { name: 'Reject' }));
  expect(await dialog.findByText('{salary} is not a placeholder.')).toBeVisible();
});

test('a message to a candidate begins with a template', async () => {
  const { person } = openApplications(api, { templates });
  await findRow();
  await openMenu(person);
  await person.click(screen.getByRole('menuitem', { name: 'Contact', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message to Léa Muster' }));
  await person.selectOptions(dialog.getByLabelText('Template'), 'Invitation');
  expect(dialog.getByLabelText(/^Message/)).toHaveValue('Come, Léa Muster.');
});

test('the company adds a template, and an error is shown at its field', async () => {
  const { person, toasts } = openApplications(api);
  await findRow();
  await person.click(screen.getByRole('button', { name: 'Templates' }));
  await person.click(screen.getByRole('button', { name: 'New template' }));
  const form = within(screen.getByRole('dialog', { name: 'New template' }));
  await person.type(form.getByLabelText(/^Name/), 'Short');
  await person.type(form.getByLabelText(/^Text/), 'Hello {{candidate}');
  expect(form.getByRole('region', { name: 'Example' })).toHaveTextContent('Hello Lea Keller');
  const name = ['You have a template of this name.'];
  api.on('post', 'auth/message-templates/', { status: 400, body: { name } });
  await person.click(form.getByRole('button', { name: 'Save template' }));
  expect(await form.findByText('You have a template of this name.')).toBeVisible();
  api.on('post', 'auth/message-templates/', { status: 201, body: { ...templates[0], name: 'Short' } });
  await person.click(form.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(toasts).toEqual(['success: Template saved']));
});

test('a deleted template comes back by Undo', async () => {
  const { person, toasts, pressToast } = openApplications(api, {
    templates,
    applications: [makeApplication()],
  });
  await findRow();
  await person.click(screen.getByRole('button', { name: 'Templates' }));
  api.on('delete', 'auth/message-templates/:id/', { status: 204 });
  api.on('post', 'auth/message-templates/', { status: 201, body: templates[0] });
  await person.click(screen.getByRole('button', { name: 'Delete Short' }));
  await waitFor(() => expect(toasts).toEqual(['success: Short deleted']));
  pressToast('Undo');
  await waitFor(() => expect(toasts.at(-1)).toBe('success: Short restored'));
  const { id: _id, ...content } = templates[0];
  expect(listPosts()[0]?.body).toEqual(content);
});
