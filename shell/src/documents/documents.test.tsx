import { act, screen } from '@testing-library/react';
import { setupFakeApi } from '@metier/testing';
import { openShell, operator, seeker } from '../testing/open-shell';

const api = setupFakeApi();

const heading = (name: string) => screen.findByRole('heading', { name });
const listRemotes = ({ registry }: Awaited<ReturnType<typeof openShell>>['shell']) =>
  registry.get().remotes.map(({ name }) => name);

test('a link to a page where a password is typed loads a document with the code of its owner alone', async () => {
  const opened = await openShell(api, '/', { user: seeker });
  expect(listRemotes(opened.shell)).toEqual(['mf-public', 'mf-seeker']);
  await opened.leaveBy(() => opened.shell.routers.get().router.navigate('/login?redirect=%2Fdashboard#top'));
  expect(opened.documents).toEqual(['/login?redirect=%2Fdashboard#top']);
  expect(await heading('Login page')).toBeVisible();
  expect(listRemotes(opened.shell)).toEqual(['mf-public']);
});

test('a link out of it loads the shared document again', async () => {
  const opened = await openShell(api, '/login');
  await opened.leaveBy(() => opened.shell.routers.get().router.navigate('/'));
  expect(opened.documents).toEqual(['/']);
  expect(await heading('Home page')).toBeVisible();
});

test('pages of the same document follow each other without a load', async () => {
  const opened = await openShell(api, '/login');
  await act(() => opened.shell.routers.get().router.navigate('/register'));
  expect(await heading('Register page')).toBeVisible();
  expect(opened.documents).toEqual([]);
});

test('what is said while the next document is loaded is said there', async () => {
  const opened = await openShell(api, '/login');
  act(() => opened.shell.ports.notify.success('Login successful'));
  await opened.leaveBy(() => opened.shell.routers.get().router.navigate('/'));
  expect(await screen.findByText('Login successful')).toBeVisible();
});

test('a document that the browser prepares in advance says it once it is shown', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const opened = await openShell(api, '/');
  Reflect.deleteProperty(document, 'prerendering');
  sessionStorage.setItem('metier:toasts', JSON.stringify([{ kind: 'info', message: 'Log in again' }]));
  expect(screen.queryByText('Log in again')).not.toBeInTheDocument();
  act(() => void document.dispatchEvent(new Event('prerenderingchange')));
  expect(await screen.findByText('Log in again')).toBeVisible();
  expect(opened.documents).toEqual([]);
});

test('a shown page whose address belongs to another document for another user is loaded there', async () => {
  const opened = await openShell(api, '/dashboard', { user: seeker });
  await act(() => opened.shell.ports.session.start(operator));
  await opened.leaveBy(() => opened.shell.routers.get().router.navigate('/dashboard?page=2#top'));
  expect(opened.documents).toEqual(['/dashboard?page=2#top']);
  expect(await heading('Operator dashboard')).toBeVisible();
  expect(listRemotes(opened.shell)).toEqual(['mf-operator']);
});
