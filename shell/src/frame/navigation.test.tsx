import { setupFakeApi } from '@metier/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openShell, operator, provider, registryFor, seeker } from '../testing/open-shell';

const api = setupFakeApi();
const namesIn = (place: HTMLElement) =>
  within(place)
    .queryAllByRole('link')
    .map((link) => link.textContent);
const menu = () => screen.getByRole('navigation', { name: 'Main' });
const accountButton = () => screen.getByRole('button', { name: 'Account' });
const account = () => screen.getByRole('group', { name: 'Account' });
const footer = () => screen.getByRole('contentinfo');

test('a visitor sees home, login and register; a user sees the dashboard, and logout behind the picture', async () => {
  const { shell, person } = await openShell(api, '/');
  expect(namesIn(menu())).toEqual(['Home', 'Login', 'Register']);
  await act(() => shell.session.start(seeker));
  expect(namesIn(menu()).slice(0, 2)).toEqual(['Home', 'Dashboard']);
  await person.click(accountButton());
  expect(within(account()).getByRole('button', { name: 'Logout' })).toBeVisible();
});

test.each([
  ['/job/31', '?redirect=%2Fjob%2F31'],
  ['/', ''],
])('login and registration on %s lead back with "%s"', async (address, query) => {
  await openShell(api, address);
  for (const place of [menu(), footer()])
    for (const [name, page] of [
      ['Login', '/login'],
      ['Register', '/register'],
    ] as const)
      expect(within(place).getByRole('link', { name })).toHaveAttribute('href', page + query);
});

test('a page is linked only if it is live', async () => {
  const registry = registryFor(seeker);
  const access = [
    ...registry.access,
    { path: '/messages', access: 'login' },
    { path: '/privacy', access: 'public' },
  ].filter(({ path }) => path !== '/applications');
  await openShell(api, '/', { user: seeker, registry: { ...registry, access } as typeof registry });
  expect(namesIn(menu())).toEqual(['Home', 'Dashboard', 'Find jobs', 'Saved', 'Messages']);
  expect(namesIn(footer())).toContain('Privacy');
  expect(namesIn(footer())).not.toContain('Terms');
});

/** With all pages that the header leads to. */
function everyPage(user: typeof seeker) {
  const registry = registryFor(user);
  const paths = ['applications', 'messages', 'documents', 'alerts', 'following', 'account', 'operator'];
  const access = [...paths, 'jobcreation'].map((path) => ({ path: `/${path}`, access: 'login' }));
  return { ...registry, access: [...registry.access, ...access] } as typeof registry;
}

test.each([
  [seeker, ['Find jobs', 'Applications', 'Saved', 'Messages']],
  [provider, ['Jobs', 'Applications', 'Messages', 'Company', 'Post a job']],
  [operator, ['Reports', 'Messages']],
] as const)('%j has the places of that role in the header', async (user, names) => {
  await openShell(api, '/login', { user, registry: everyPage(user) });
  expect(namesIn(menu())).toEqual(['Home', 'Dashboard', ...names]);
});

const OWN = ['Profile', 'Documents', 'Job alerts', 'Followed companies'];

test.each([
  [seeker, [...OWN, 'Account settings']],
  [provider, ['Account settings']],
  [operator, ['Account settings']],
] as const)('%j has the rest behind the picture', async (user, names) => {
  const { person } = await openShell(api, '/login', { user, registry: everyPage(user) });
  expect(within(account()).queryByRole('link')).toBeNull();
  await person.click(accountButton());
  expect(namesIn(account())).toEqual(['Home', 'Dashboard', ...names]);
  expect(account()).toHaveTextContent(user.username + user.email);
  expect(within(account()).getByRole('combobox', { name: 'Language' })).toBeVisible();
});

test('Escape closes what is behind the picture and gives the focus back, and a link closes it', async () => {
  const { person } = await openShell(api, '/login', { user: seeker, registry: everyPage(seeker) });
  accountButton().focus();
  await person.keyboard('{Enter}');
  await person.tab();
  expect(within(account()).getByRole('link', { name: 'Home' })).toHaveFocus();
  await person.keyboard('{Escape}');
  expect(accountButton()).toHaveFocus();
  await waitFor(() => expect(within(account()).queryByRole('link')).toBeNull());
  await person.keyboard('{Enter}');
  await person.click(within(account()).getByRole('link', { name: 'Profile' }));
  expect(await screen.findByRole('heading', { name: 'Seeker dashboard' })).toBeVisible();
  await waitFor(() => expect(within(account()).queryByRole('link')).toBeNull());
});

test('what is behind the picture closes when the focus goes on', async () => {
  const { person } = await openShell(api, '/login', { user: seeker, registry: everyPage(seeker) });
  await person.click(accountButton());
  within(account()).getByRole('button', { name: 'Logout' }).focus();
  await person.tab();
  await waitFor(() => expect(within(account()).queryByRole('link')).toBeNull());
});

const marked = () =>
  within(menu())
    .queryAllByRole('link', { current: 'page' })
    .map(({ textContent }) => textContent);

test.each([
  [undefined, '/', ['Home']],
  [undefined, '/login', ['Login']],
  [undefined, '/support', []],
  [seeker, '/', ['Find jobs']],
  [seeker, '/dashboard', ['Dashboard']],
  [seeker, '/dashboard#my-favorites', ['Saved']],
  [seeker, '/applications', ['Applications']],
  [provider, '/', ['Home']],
  [provider, '/dashboard#company-profile', ['Company']],
  [provider, '/dashboard#other', ['Dashboard']],
  [provider, '/jobcreation', ['Post a job']],
] as const)('the header of %j marks the page %s', async (user, address, names) => {
  api.on('get', 'auth/applications/', { body: [] });
  await openShell(api, address, { ...(user && { user, registry: everyPage(user) }) });
  expect(marked()).toEqual(names);
});

test('a visitor has no account', async () => {
  await openShell(api, '/');
  expect(screen.queryByRole('button', { name: 'Account' })).not.toBeInTheDocument();
});
