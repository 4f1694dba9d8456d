import { screen, waitFor, within } from '@testing-library/react';
import {
  API_FAILURES,
  makeJobAlert,
  makeUser,
  renderRemote,
  setupFakeApi,
  waitUntilPressable,
} from '@metier/testing';
import { remote } from '../../remote';
import { fakeAlerts } from './testing/fake-alerts';

const api = setupFakeApi();
const user = makeUser();
const care = makeJobAlert();
const glazier = makeJobAlert({ id: 62, name: 'Glazier', path: '/?keyword=glazier', rhythm: 'weekly' });

const changes = () =>
  api.calls.filter(({ method }) => method === 'patch').map(({ path, body }) => [path, body]);
const findItems = async () =>
  within(await screen.findByRole('list', { name: 'Your job alerts' })).getAllByRole('listitem');

describe('the job alerts of an account', () => {
  test('are listed with the results and the rhythm of each', async () => {
    fakeAlerts(api, [care, glazier]);
    renderRemote(remote, '/alerts', { user });
    const [first, second] = await findItems();
    expect(first).toHaveTextContent('Every morning at 7:00');
    expect(second).toHaveTextContent('Mondays at 7:00');
    expect(screen.getByRole('link', { name: 'Care in Bern' })).toHaveAttribute('href', care.path);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  test('are paused and resumed', async () => {
    fakeAlerts(api, [care, glazier]);
    const { person } = renderRemote(remote, '/alerts', { user });
    await person.click(await screen.findByRole('button', { name: /^Pause ?: Glazier$/ }));
    const resume = await screen.findByRole('button', { name: /^Resume ?: Glazier$/ });
    const [first, second] = await findItems();
    expect(second).toHaveTextContent('Paused');
    expect(first).not.toHaveTextContent('Paused');

    await waitUntilPressable(resume);
    await person.click(resume);
    expect(await screen.findByRole('button', { name: /^Pause ?: Glazier$/ })).toBeVisible();
    expect(changes()).toEqual([
      ['/api/alerts/62/', { is_paused: true }],
      ['/api/alerts/62/', { is_paused: false }],
    ]);
  });

  test('get another name and rhythm', async () => {
    fakeAlerts(api, [care]);
    const { person } = renderRemote(remote, '/alerts', { user });
    await person.click(await screen.findByRole('button', { name: /^Edit ?: Care in Bern$/ }));
    const dialog = within(screen.getByRole('dialog', { name: 'Edit job alert' }));
    await person.clear(dialog.getByLabelText('Name'));
    await person.type(dialog.getByLabelText('Name'), 'Care near home');
    await person.selectOptions(dialog.getByLabelText('How often'), 'Immediately');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('link', { name: 'Care near home' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect((await findItems())[0]).toHaveTextContent('Immediately');
  });

  test('keep the dialog open with what is wrong about a name', async () => {
    fakeAlerts(api, [care]);
    api.on('patch', 'alerts/:id/', { status: 400, body: { name: ['Give the alert a name.'] } });
    const { person } = renderRemote(remote, '/alerts', { user });
    await person.click(await screen.findByRole('button', { name: /^Edit ?: Care in Bern$/ }));
    await person.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Give the alert a name.')).toBeVisible();
    expect(screen.getByLabelText('Name')).toBeInvalid();
  });

  test('are deleted, and restored by Undo', async () => {
    fakeAlerts(api, [care]);
    const { person } = renderRemote(remote, '/alerts', { user });
    await person.click(await screen.findByRole('button', { name: /^Delete ?: Care in Bern$/ }));
    expect(await screen.findByText('No job alerts yet')).toBeVisible();
    expect(screen.getByText('“Care in Bern” is deleted.').closest('[role=status]')).toBeVisible();

    await person.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('link', { name: 'Care in Bern' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

describe('the page of job alerts', () => {
  test('explains how to get one while there are none', async () => {
    fakeAlerts(api, []);
    renderRemote(remote, '/alerts', { user });
    expect(await screen.findByText('No job alerts yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Search for jobs' })).toHaveAttribute('href', '/');
  });

  test('keeps an alert when a change fails', async () => {
    fakeAlerts(api, [care]);
    api.on('patch', 'alerts/:id/', { status: 500, body: {} });
    const { person, toasts } = renderRemote(remote, '/alerts', { user });
    await person.click(await screen.findByRole('button', { name: /^Delete ?: Care in Bern$/ }));
    await waitFor(() => expect(toasts).toEqual(['error: That did not work. Please try again.']));
    expect(await findItems()).toHaveLength(1);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test.each(API_FAILURES)('can be loaded again while the API $name', async ({ reply }) => {
    api.on('get', 'alerts/', reply);
    const { person } = renderRemote(remote, '/alerts', { user });
    const title = 'Your job alerts could not be loaded';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    fakeAlerts(api, [care]);
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Care in Bern' })).toBeVisible();
  });
});

describe("the job alerts of a visitor's address", () => {
  test('are opened and changed with the token of the link', async () => {
    fakeAlerts(api, [care], 'mailed/');
    const { person } = renderRemote(remote, '/alerts/manage/?token=5.abc');
    await person.click(await screen.findByRole('button', { name: /^Pause ?: Care in Bern$/ }));
    expect(await screen.findByRole('button', { name: /^Resume ?: Care in Bern$/ })).toBeVisible();
    expect(api.calls[0]?.body).toEqual({ token: '5.abc' });
    expect(changes()).toEqual([['/api/alerts/mailed/61/', { is_paused: true, token: '5.abc' }]]);
  });

  test.each(['/alerts/manage/', '/alerts/manage/?token=old'])('are not opened by %s', async (url) => {
    api.on('post', 'alerts/mailed/list/', {
      status: 400,
      body: { token: ['This link is no longer valid.'] },
    });
    renderRemote(remote, url);
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This link is no longer valid' }),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  test('can be loaded again when the server fails', async () => {
    api.on('post', 'alerts/mailed/list/', { status: 500, body: {} });
    const { person } = renderRemote(remote, '/alerts/manage/?token=5.abc');
    await screen.findByRole('heading', { level: 1, name: 'Your job alerts could not be loaded' });
    fakeAlerts(api, [care], 'mailed/');
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: 'Care in Bern' })).toBeVisible();
  });
});
