import { screen, waitFor } from '@testing-library/react';
import { API_FAILURES, makeThread, renderRemote, setupFakeApi } from '@metier/testing';
import { remote } from '../../remote';
import { area, heading, mockMessagesApi, listMessageTexts, student } from './testing/fake-messages';

const api = setupFakeApi();

describe.each(API_FAILURES)('while the API $name', (day) => {
  test('the page says so, and comes back with Try Again', async () => {
    api.failAll(day);
    const { person } = renderRemote(remote, '/messages', { user: student });
    expect(await heading('Your messages could not be loaded')).toBeVisible();
    mockMessagesApi(api, [makeThread()]);
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: /Alta Medica/ })).toBeVisible();
  });

  test('an open conversation stays, with what was typed and what could not be sent', async () => {
    mockMessagesApi(api, [makeThread()]);
    const { person, emitLiveEvent } = renderRemote(remote, '/messages?application=41', {
      user: student,
    });
    await person.click(await area());
    await person.paste('Yes.');
    api.failAll(day);
    emitLiveEvent({ kind: 'missed' });
    expect(await screen.findByText(/may be out of date/)).toBeVisible();
    await person.keyboard('{Control>}{Enter}{/Control}');
    const failed = await screen.findByRole('button', { name: 'Edit' });
    await person.click(await area());
    await person.paste('And');
    expect(await listMessageTexts()).toEqual(['Can you come on Monday?', 'Yes.']);

    mockMessagesApi(api, [makeThread()]);
    const again = screen.getAllByRole('button', { name: 'Try Again' });
    await person.click(again.at(-1) ?? failed);
    await screen.findByText(/· Sent$/);
    await waitFor(() => expect(screen.queryByText(/may be out of date/)).toBeNull());
    expect(await area()).toHaveValue('And');
  });
});
