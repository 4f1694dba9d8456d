import { setupFakeApi } from '@metier/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openShell, provider, registryFor, seeker } from '../testing/open-shell';

const api = setupFakeApi();
const namesIn = (place: HTMLElement) =>
  within(place)
    .queryAllByRole('link')
    // The account menu has its own tests.
    .filter((link) => !link.closest('[aria-label="Account"]'))
    .map((link) => link.textContent);
const menu = () => screen.getByRole('navigation', { name: 'Main' });
const footer = () => screen.getByRole('contentinfo');

test('a visitor sees home, login and register; a user sees the dashboard and logout', async () => {
  const { shell } = await openShell(api, '/');
  expect(namesIn(menu())).toEqual(['Home', 'Login', 'Register']);
  await act(() => shell.session.start(seeker));
  expect(namesIn(menu())).toEqual(['Home', 'Dashboard']);
  expect(within(menu()).getByRole('button', { name: 'Logout' })).toBeVisible();
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
  ];
  await openShell(api, '/', { user: seeker, registry: { ...registry, access } as typeof registry });
  expect(namesIn(menu())).toEqual(['Home', 'Dashboard', 'Messages']);
  expect(namesIn(footer())).toContain('Privacy');
  expect(namesIn(footer())).not.toContain('Terms');
});

const accountPaths = (user: typeof seeker) => {
  const registry = registryFor(user);
  const access = ['/applications', '/documents', '/jobcreation'].map((path) => ({ path, access: 'login' }));
  return { ...registry, access: [...registry.access, ...access] } as typeof registry;
};

test.each([
  [seeker, ['Applications', 'Saved', 'Documents', 'Profile']],
  [provider, ['Applications', 'Jobs', 'Post New Job', 'Company']],
] as const)('the account menu of %j has the pages of that role', async (user, names) => {
  const { person } = await openShell(api, '/', { user, registry: accountPaths(user) });
  await person.click(await screen.findByRole('button', { name: 'Account' }));
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(names);
});

test('the account menu opens a page by keyboard, and Escape gives the focus back', async () => {
  const { person, shell } = await openShell(api, '/', { user: seeker, registry: accountPaths(seeker) });
  const button = await screen.findByRole('button', { name: 'Account' });
  button.focus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Applications' })).toHaveFocus());
  await person.keyboard('{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Saved' })).toHaveFocus();
  await person.keyboard('{Escape}');
  expect(button).toHaveFocus();
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Applications' })).toHaveFocus());
  await person.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('heading', { name: 'Seeker dashboard' })).toBeVisible();
  expect(shell.session.getUser()).toEqual(seeker);
});

test('a visitor has no account menu', async () => {
  await openShell(api, '/');
  expect(screen.queryByRole('button', { name: 'Account' })).not.toBeInTheDocument();
});

test('the menu opens, closes on Escape and restores the focus', async () => {
  const { person } = await openShell(api, '/');
  const button = screen.getByRole('button', { name: 'Menu' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await person.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('main', { hidden: true })).toHaveAttribute('inert');
  await person.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('everything behind an open menu is inert', async () => {
  const { person } = await openShell(api, '/');
  await person.click(screen.getByRole('button', { name: 'Menu' }));
  expect(screen.getByText('Skip to content')).toHaveAttribute('inert');
  expect(screen.getByRole('main', { hidden: true })).toHaveAttribute('inert');
  expect(screen.getByRole('contentinfo', { hidden: true })).toHaveAttribute('inert');
  await person.click(screen.getByRole('button', { name: 'Close menu' }));
  expect(screen.getByRole('main')).not.toHaveAttribute('inert');
});

test('rotating a phone until the links fit closes the menu', async () => {
  const { person } = await openShell(api, '/');
  await person.click(screen.getByRole('button', { name: 'Menu' }));
  act(() => void window.dispatchEvent(new Event('resize')));
  expect(screen.getByRole('main')).not.toHaveAttribute('inert');
});

test('the first Tab stop skips the menu', async () => {
  const { person } = await openShell(api, '/');
  await person.tab();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveAttribute('href', '#content');
  expect(screen.getByRole('main')).toHaveAttribute('id', 'content');
});

test('forward navigation scrolls smoothly to the top, Back restores the position at once', async () => {
  const { person } = await openShell(api, '/');
  await person.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Support' }));
  await screen.findByRole('heading', { name: 'Support page' });
  expect(document.documentElement).toHaveAttribute('data-scroll', 'smooth');
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);

  act(() => window.history.back());
  await screen.findByRole('heading', { name: 'Home page' });
  expect(document.documentElement).toHaveAttribute('data-scroll', 'instant');
});

test('a hash is scrolled to and gets the focus', async () => {
  const scrollIntoView = jest.fn();
  Object.assign(HTMLElement.prototype, { scrollIntoView });
  const { shell } = await openShell(api, '/');
  await act(() => shell.routers.get().router.navigate('/support#content'));
  expect(scrollIntoView).toHaveBeenCalled();
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a jump within a page moves the focus, a change of filters does not', async () => {
  Object.assign(HTMLElement.prototype, { scrollIntoView: jest.fn() });
  const { shell } = await openShell(api, '/');
  const link = within(menu()).getByRole('link', { name: 'Home' });
  link.focus();
  await act(() => shell.routers.get().router.navigate('/?page=2#content'));
  expect(link).toHaveFocus();
  await act(() => shell.routers.get().router.navigate('/?page=2'));
  await act(() => shell.routers.get().router.navigate('/?page=2#content'));
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a toast stays three seconds, and as long as the pointer or the focus is on it', async () => {
  const { shell } = await openShell(api, '/');
  jest.useFakeTimers();
  const wait = (time: number) => act(() => jest.advanceTimersByTime(time));
  act(() => shell.ports.notify.success('Added to favorites'));
  wait(2900);
  expect(screen.getByText('Added to favorites')).toBeVisible();
  fireEvent.mouseEnter(screen.getByRole('region', { name: 'Notifications' }));
  wait(10_000);
  screen.getByRole('button', { name: 'Dismiss' }).focus();
  fireEvent.mouseLeave(screen.getByRole('region', { name: 'Notifications' }));
  wait(10_000);
  expect(screen.getByText('Added to favorites')).toBeVisible();
  act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
  wait(100);
  expect(screen.queryByText('Added to favorites')).toBeNull();
  jest.useRealTimers();
});

test('each page has its title, and one that does not exist too', async () => {
  const { shell } = await openShell(api, '/');
  expect(document.title).toBe('Home page');
  await act(() => shell.routers.get().router.navigate('/nowhere'));
  expect(document.title).toBe('Page not found – Metier');
});

test('navigation closes the menu', async () => {
  const { person } = await openShell(api, '/');
  await person.click(screen.getByRole('button', { name: 'Menu' }));
  await person.click(within(menu()).getByRole('link', { name: 'Login' }));
  await screen.findByRole('heading', { name: 'Login page' });
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'false');
});

test('navigation to another page focuses its heading and announces its title; a change of filters does not', async () => {
  const { person, shell } = await openShell(api, '/');
  await person.click(within(screen.getByRole('contentinfo')).getByRole('link', { name: 'Support' }));
  const heading = await screen.findByRole('heading', { name: 'Support page' });
  expect(heading).toHaveFocus();
  expect(screen.getByText('Support page', { selector: '[aria-live]' })).toBeInTheDocument();

  const link = within(menu()).getByRole('link', { name: 'Home' });
  link.focus();
  await act(() => shell.routers.get().router.navigate('/support?page=2'));
  expect(link).toHaveFocus();
});

test('the back-to-top button is shown below 300 pixels', async () => {
  const { person } = await openShell(api, '/');
  const scrollTo = (y: number) =>
    act(() => {
      Object.assign(window, { scrollY: y });
      window.dispatchEvent(new Event('scroll'));
    });
  scrollTo(300);
  expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull();
  scrollTo(301);
  await person.click(screen.getByRole('button', { name: 'Back to top' }));
  expect(window.scrollTo).toHaveBeenLastCalledWith(0, 0);
  expect(document.documentElement).toHaveAttribute('data-scroll', 'smooth');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a confirmation requested by a page opens a dialog', async () => {
  const { person, shell } = await openShell(api, '/');
  const ask = () => shell.ports.confirm({ text: 'Are you sure?', confirm: 'Delete', isDangerous: true });
  let answer = act(async () => ({ given: ask() }));
  let { given } = await answer;
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await given).toBe(true);
  answer = act(async () => ({ given: ask() }));
  ({ given } = await answer);
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await given).toBe(false);
});

test('toasts during an open confirmation are announced inside it, because the rest of the page is inert', async () => {
  const { shell } = await openShell(api, '/');
  act(() => void shell.ports.confirm({ text: 'Leave?', confirm: 'Leave' }));
  act(() => shell.ports.notify.error('Not saved'));
  expect(within(screen.getByRole('alertdialog')).getByRole('alert')).toHaveTextContent('Not saved');
});
