import { setupFakeApi } from '@metier/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { openShell } from '../testing/open-shell';

const api = setupFakeApi();
const menu = () => screen.getByRole('navigation', { name: 'Main' });

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

test('a page that does not exist leads to a search for jobs', async () => {
  const { person, address } = await openShell(api, '/nowhere');
  await person.type(screen.getByRole('searchbox', { name: 'What are you looking for?' }), 'cook{Enter}');
  await waitFor(() => expect(address()).toBe('/?keyword=cook'));
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
