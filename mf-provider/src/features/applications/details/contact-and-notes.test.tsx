import { screen, waitFor, within } from '@testing-library/react';
import { API_FAILURES, makeApplication, setupFakeApi } from '@metier/testing';
import { findRow, listMoves, openApplications, type ApplicationsFixture } from '../testing/open-applications';

const api = setupFakeApi();

describe('notes', () => {
  test('are kept with the application', async () => {
    const { person, toasts } = openApplications(
      api,
      { applications: [makeApplication({ notes: 'Calls back.' })] },
      '/applications/41',
    );
    const saved = makeApplication({ notes: 'Calls back. Likes nights.' });
    api.on('patch', 'auth/applications/:id/', { body: saved });
    const notes = await screen.findByLabelText('Private notes');
    expect(notes).toHaveValue('Calls back.');
    expect(screen.getByRole('button', { name: 'Save notes' })).toBeDisabled();
    await person.click(notes);
    await person.paste(' Likes nights.');
    await person.click(screen.getByRole('button', { name: 'Save notes' }));
    await waitFor(() => expect(toasts).toEqual(['success: Notes saved successfully']));
    expect(listMoves(api)[0]?.body).toEqual({ notes: 'Calls back. Likes nights.' });
  });

  test('take the focus when opened from the menu of a row', async () => {
    const { person } = openApplications(api);
    await findRow();
    await person.click(screen.getByRole('button', { name: 'More actions for Léa Muster' }));
    await person.click(await screen.findByRole('menuitem', { name: 'Add notes', hidden: true }));
    await waitFor(() => expect(screen.getByLabelText('Private notes')).toHaveFocus());
  });

  test.each(API_FAILURES)('are not lost while the API $name', async (day) => {
    const { person, toasts } = openApplications(api, {}, '/applications?applicationId=41');
    const notes = await screen.findByLabelText('Private notes');
    await person.click(notes);
    await person.paste('Calls back.');
    api.failAll(day);
    await person.click(screen.getByRole('button', { name: 'Save notes' }));
    await waitFor(() => expect(toasts).toEqual(['error: Failed to save notes. Please try again.']));
    expect(notes).toHaveValue('Calls back.');
  });

  test('of a withdrawn application can only be read', async () => {
    openApplications(
      api,
      { applications: [makeApplication({ status: 'withdrawn', notes: 'Too far.' })] },
      '/applications?applicationId=41',
    );
    expect(await screen.findByText('Too far.')).toBeVisible();
    expect(screen.queryByLabelText('Private notes')).not.toBeInTheDocument();
  });
});

describe('a message', () => {
  async function openContact(world: ApplicationsFixture = {}) {
    const page = openApplications(api, world);
    await findRow();
    await page.person.click(screen.getByRole('button', { name: 'More actions for Léa Muster' }));
    await page.person.click(await screen.findByRole('menuitem', { name: 'Contact', hidden: true }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Message to Léa Muster' }));
    const send = () => page.person.click(dialog.getByRole('button', { name: 'Send message' }));
    return { ...page, dialog, send };
  }

  test('has its subject, and goes with a copy to oneself if one likes', async () => {
    api.on('post', 'messages/', { status: 201, body: {} });
    const { dialog, person, toasts, send } = await openContact();
    expect(dialog.getByLabelText('Subject')).toHaveValue(
      'Regarding your application for Care assistant in home care',
    );
    await person.click(dialog.getByLabelText('Message'));
    await person.paste('When can you come?');
    await person.click(dialog.getByRole('checkbox', { name: 'Send me a copy by email' }));
    await send();
    await waitFor(() => expect(toasts).toEqual(['success: Message sent successfully']));
    expect(api.calls.find(({ method }) => method === 'post')?.body).toEqual({
      application: 41,
      recipient: 11,
      subject: 'Regarding your application for Care assistant in home care',
      body: 'When can you come?',
      send_copy: true,
    });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('needs words', async () => {
    const { dialog, send } = await openContact();
    await send();
    expect(dialog.getByLabelText('Message')).toHaveAccessibleDescription('This field is required.');
    expect(api.calls.some(({ method }) => method === 'post')).toBe(false);
  });

  test('to an applicant who can no longer be reached shows an error', async () => {
    const { dialog, person, toasts, send } = await openContact();
    await person.click(dialog.getByLabelText('Message'));
    await person.paste('Hello');
    api.on('post', 'messages/', { status: 404, body: { detail: 'Not found.' } });
    await send();
    await waitFor(() =>
      expect(toasts).toEqual(['error: Could not contact this job seeker. Please try again.']),
    );
    expect(dialog.getByLabelText('Message')).toHaveValue('Hello');
  });

  test.each(API_FAILURES)('is not lost while the API $name', async (day) => {
    const { dialog, person, toasts, send } = await openContact();
    await person.click(dialog.getByLabelText('Message'));
    await person.paste('Hello');
    api.failAll(day);
    await send();
    await waitFor(() => expect(toasts).toEqual(['error: Failed to send message. Please try again.']));
    expect(dialog.getByLabelText('Message')).toHaveValue('Hello');
  });
});
