import { defineRemote } from '@metier/sdk/remote';
import { makeUser, setupFakeApi } from '@metier/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { shellTexts } from '../shell.texts';
import { shellTexts as german } from '../shell.texts.de';
import { openShell } from '../testing/open-shell';

const api = setupFakeApi();
const navigation = () => within(screen.getByRole('navigation', { name: /./ }));
const { login } = german.texts as typeof shellTexts;

/** Without translations, and with an input that is not sent. */
const fetchRemote = async () =>
  defineRemote({
    name: 'mf-public',
    routes: [
      {
        path: '/',
        access: 'public',
        page: async () => ({
          Component: () => (
            <>
              <title>Home page</title>
              <label>
                Words <input />
              </label>
            </>
          ),
        }),
      },
    ],
  });

test('the language changes without a reload, and keeps the page and what was typed', async () => {
  const { person, address, reload } = await openShell(api, '/?keyword=nurse', { fetchRemote });
  const input = await screen.findByLabelText('Words');
  await person.type(input, 'night shift');
  expect(navigation().getByRole('link', { name: shellTexts.login })).toBeVisible();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch');
  expect(await navigation().findByRole('link', { name: login })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'de');
  expect(document.cookie).toContain('language=de');
  expect(address()).toBe('/?keyword=nurse');
  expect(reload).not.toHaveBeenCalled();
  const kept = screen.getByLabelText('Words');
  await waitFor(() => expect(kept).toHaveValue('night shift'));
  // This remote has no German texts.
  expect(kept.closest('[lang]')).toHaveAttribute('lang', 'en');
});

test('the account follows the choice, and says so when it cannot', async () => {
  const user = makeUser();
  const { person } = await openShell(api, '/', { fetchRemote, user });
  await screen.findByLabelText('Words');
  await person.click(screen.getByRole('button', { name: 'Account' }));
  const saved = () =>
    api.calls.filter(({ method }) => method === 'put').map(({ path, body }) => [path, body]);
  api.on('put', 'auth/account/language/', { status: 204 });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch');
  await waitFor(() => expect(saved()).toEqual([['/api/auth/account/language/', { language: 'de' }]]));
  api.on('put', 'auth/account/language/', { status: 503, body: { detail: 'Busy.' } });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Sprache' }), 'Italiano');
  expect(await screen.findByText(/lingua delle Sue e-mail/)).toBeVisible();
});
