import { screen, waitFor, within } from '@testing-library/react';
import { makeThread, setupFakeApi } from '@metier/testing';
import { employer, mockMessagesApi } from '../testing/fake-messages';
import { openConversation } from '../testing/open-conversation';

const api = setupFakeApi();

describe('templates', () => {
  const template = {
    id: 1,
    kind: 'message',
    language: 'en',
    name: 'Invitation',
    text: '{candidate}, come to {company}.',
  };
  const mockTemplates = (templates: object[]) => {
    api.on('get', 'auth/message-templates/', { body: templates });
    api.on('get', 'auth/jobproviders/', { body: [{ id: 4, company_name: 'Alta Medica' }] });
  };

  test('an employer inserts one, filled in, below what is written', async () => {
    mockMessagesApi(api, [makeThread()]);
    mockTemplates([template, { ...template, id: 2, kind: 'rejection', name: 'Short' }]);
    const { person, field } = await openConversation(employer);
    await person.type(field, 'Hello');
    await person.click(screen.getByRole('button', { name: 'Templates' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Choose a template' }));
    expect(await dialog.findAllByRole('listitem')).toHaveLength(1);
    await person.click(dialog.getByRole('button', { name: /^Invitation/ }));
    expect(field).toHaveValue(`Hello\n\n${makeThread().other.name}, come to Alta Medica.`);
    await waitFor(() => expect(field).toHaveFocus());
  });

  test('templates in several languages are told apart by theirs', async () => {
    mockMessagesApi(api, [makeThread()]);
    mockTemplates([template, { ...template, id: 2, language: 'de', name: 'Einladung' }]);
    const { person } = await openConversation(employer);
    await person.click(screen.getByRole('button', { name: 'Templates' }));
    expect(await screen.findByRole('button', { name: /^Invitation \(English\)/ })).toBeVisible();
    expect(screen.getByRole('button', { name: /^Einladung \(Deutsch\)/ })).toBeVisible();
  });

  test('without any, the way to them is shown', async () => {
    mockMessagesApi(api, [makeThread()]);
    mockTemplates([]);
    const { person } = await openConversation(employer);
    await person.click(screen.getByRole('button', { name: 'Templates' }));
    expect(await screen.findByRole('link', { name: 'Add one above your applications' })).toBeVisible();
  });

  test('a candidate has none', async () => {
    mockMessagesApi(api, [makeThread()]);
    await openConversation();
    expect(screen.queryByRole('button', { name: 'Templates' })).toBeNull();
  });
});
