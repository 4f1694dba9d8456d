import { screen, waitFor, within } from '@testing-library/react';
import { makeApplication, setupFakeApi } from '@metier/testing';
import { findRow, openApplications, openMenu } from '../testing/open-applications';

const api = setupFakeApi();

const templates = [
  {
    id: 1,
    kind: 'rejection',
    language: 'en',
    name: 'Short',
    text: 'Dear {candidate}, {reason}. {company}',
  },
  { id: 2, kind: 'message', language: 'en', name: 'Invitation', text: 'Come, {candidate}.' },
] as const;

const listPosts = () => api.calls.filter(({ method }) => method === 'post');

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
  expect(form.getByLabelText('Language')).toHaveValue('en');
  await person.selectOptions(form.getByLabelText('Language'), 'Deutsch');
  await person.type(form.getByLabelText(/^Name/), 'Short');
  await person.type(form.getByLabelText(/^Text/), 'Hello {{candidate}');
  expect(await form.findByText('Hello Lea Keller')).toBeVisible();
  const name = ['You have a template of this name.'];
  api.on('post', 'auth/message-templates/', { status: 400, body: { name } });
  await person.click(form.getByRole('button', { name: 'Save template' }));
  expect(await form.findByText('You have a template of this name.')).toBeVisible();
  api.on('post', 'auth/message-templates/', { status: 201, body: { ...templates[0], name: 'Short' } });
  await person.click(form.getByRole('button', { name: 'Save template' }));
  await waitFor(() => expect(toasts).toEqual(['success: Template saved']));
  expect(listPosts().at(-1)?.body).toMatchObject({ language: 'de' });
});

test('the example is filled in in the language of the template', async () => {
  const { person } = openApplications(api, {
    templates: [{ ...templates[0], language: 'fr', text: 'Bonjour, {reason}.' }],
  });
  await findRow();
  await person.click(screen.getByRole('button', { name: 'Templates' }));
  await person.click(screen.getByRole('button', { name: 'Edit Short' }));
  expect(await screen.findByText('Bonjour, le poste a été pourvu.', { selector: 'p' })).toBeVisible();
});

test('the list names the languages of templates where there are several', async () => {
  const { person } = openApplications(api, {
    templates: [templates[0], { ...templates[1], language: 'de' }],
  });
  await findRow();
  await person.click(screen.getByRole('button', { name: 'Templates' }));
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names.filter((text) => text.includes('Invitation'))[0]).toContain('Deutsch');
});

test('subject and templates of a message follow its language, which is that of the ad', async () => {
  const german = {
    ...templates[1],
    id: 3,
    language: 'de',
    name: 'Einladung',
    text: 'Guten Tag {candidate}',
  } as const;
  const { person } = openApplications(api, {
    templates: [...templates, german],
    applications: [makeApplication({ letter_language: 'de' })],
  });
  await findRow();
  await openMenu(person);
  await person.click(screen.getByRole('menuitem', { name: 'Contact', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Message to Léa Muster' }));
  expect(await dialog.findByLabelText('Subject')).toHaveValue(
    'Ihre Bewerbung auf die Stelle «Care assistant in home care»',
  );
  await person.selectOptions(dialog.getByLabelText('Template'), 'Einladung');
  expect(dialog.getByLabelText(/^Message/)).toHaveValue('Guten Tag Léa Muster');
  await person.selectOptions(dialog.getByLabelText('Language'), 'English');
  expect(dialog.getByLabelText('Subject')).toHaveValue(
    'Regarding your application for Care assistant in home care',
  );
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
