import { setupFakeApi } from '@metier/testing';
import { screen } from '@testing-library/react';
import { openShell } from '../testing/open-shell';
import { setTheme } from './theme';

const api = setupFakeApi();
const choice = (name: string) => screen.getByRole('radio', { name });
const barColors = () =>
  Array.from(document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]'), (bar) => bar.content);

beforeEach(() => {
  document.head.innerHTML = `
    <meta name="theme-color" media="(prefers-color-scheme: light)" content="#faf9f6">
    <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#111315">`;
  setTheme(undefined);
});

test('the theme follows the system until the user chooses one', async () => {
  const { person } = await openShell(api, '/');
  expect(choice('System')).toBeChecked();
  await person.click(choice('Dark'));
  expect(choice('Dark')).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(document.cookie).toContain('theme=dark');
  expect(barColors()).toEqual(['#111315', '#111315']);
});

test('the theme rendered by the server is the selected one, and can be reset', async () => {
  document.documentElement.dataset.theme = 'light';
  const { person } = await openShell(api, '/');
  expect(choice('Light')).toBeChecked();
  await person.click(choice('System'));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
  expect(document.cookie).not.toContain('theme=');
  expect(barColors()).toEqual(['#faf9f6', '#111315']);
});

test('arrow keys choose too', async () => {
  const { person } = await openShell(api, '/');
  choice('System').focus();
  await person.keyboard('{ArrowRight}');
  expect(choice('Light')).toBeChecked();
  expect(document.documentElement).toHaveAttribute('data-theme', 'light');
});
