import { setupFakeApi } from '@metier/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { answerPlatform, makeLive, makeMove, makeRollout } from '../../testing/fake-platform';
import { findCard, openPlatform } from '../../testing/open-platform';

const api = setupFakeApi();

const movesMade = () =>
  api.calls.filter(({ method, path }) => method === 'post' && path === '/api/releases/moves/');

test('a rollback requires a reason, sends the seen revision, and is announced', async () => {
  answerPlatform(api);
  api.on('post', 'releases/moves/', { status: 201, body: makeMove({ action: 'rollback' }) });
  const { person } = await openPlatform(api);
  await person.click(await screen.findByRole('button', { name: 'Roll back mf-seeker on Production' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Roll back mf-seeker' }));
  await person.click(dialog.getByRole('button', { name: 'Roll back' }));
  expect(await dialog.findByText('Please say why.')).toBeVisible();
  expect(movesMade()).toEqual([]);
  await person.type(dialog.getByLabelText(/^Reason/), 'White page{Enter}');
  expect(await screen.findByText('mf-seeker was rolled back.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(movesMade().map(({ body }) => body)).toEqual([
    {
      remote: 'mf-seeker',
      channel: 'production',
      action: 'rollback',
      reason: 'White page',
      expected_revision: 41,
    },
  ]);
});

test('a rollout begins with a published release, a share and its limits', async () => {
  answerPlatform(api);
  api.on('post', 'releases/moves/', { status: 201, body: makeMove({ action: 'canary' }) });
  const { person } = await openPlatform(api);
  await person.click(await screen.findByRole('button', { name: 'Actions for mf-seeker on Production' }));
  await person.click(screen.getByRole('menuitem', { name: 'Start a rollout…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Roll out a release of mf-seeker' }));
  await person.selectOptions(await dialog.findByLabelText(/^Release/), '1.5.0-0a1b2c3d4e');
  const share = dialog.getByLabelText(/^Share of the visitors/);
  await person.clear(share);
  await person.type(share, '2,555');
  await person.type(dialog.getByLabelText(/^Reason/), 'First look');
  await person.click(dialog.getByRole('button', { name: 'Roll out' }));
  expect(await dialog.findByText('A number from 0 to 100, with at most two decimals.')).toBeVisible();
  await person.type(share, '{Backspace}');
  await person.click(dialog.getByRole('button', { name: 'Roll out' }));
  expect(await screen.findByText('The rollout of mf-seeker is under way.')).toBeVisible();
  expect(movesMade()[0]?.body).toMatchObject({
    action: 'canary',
    version: '1.5.0-0a1b2c3d4e',
    share: 2.55,
    margin: 1,
    minimum_views: 200,
  });
});

test('a running rollout is enlarged, promoted or halted without choosing a release again', async () => {
  answerPlatform(api, { live: [makeLive({ rollout: makeRollout() })] });
  api.on('post', 'releases/moves/', { status: 201, body: makeMove() });
  const { person } = await openPlatform(api);
  const make = async (button: string, submit: string) => {
    await person.click((await findCard('mf-seeker on Production')).getByRole('button', { name: button }));
    const dialog = within(screen.getByRole('dialog'));
    await person.type(dialog.getByLabelText(/^Reason/), 'So be it');
    await person.click(dialog.getByRole('button', { name: submit }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await make('Change the share', 'Roll out');
  await make('Promote to everybody', 'Promote');
  await make('Halt', 'Halt');
  const version = '1.5.0-0a1b2c3d4e';
  expect(movesMade().map(({ body }) => body)).toEqual([
    expect.objectContaining({ action: 'canary', version, share: 10, minimum_views: 500 }),
    expect.objectContaining({ action: 'promote', version }),
    expect.not.objectContaining({ version }),
  ]);
});

test('a train is one entry of the history, and is rolled back as one', async () => {
  const members = ['mf-seeker', 'shell'].map((remote, at) => ({ remote, revision: 41 - at, train: 40 }));
  answerPlatform(api, {
    live: members.map((member) => makeLive(member)),
    moves: [...members.map((member) => makeMove(member)), makeMove({ revision: 39, remote: 'mf-public' })],
  });
  api.on('post', 'releases/trains/40/rollback/', {
    status: 201,
    body: { id: 42, channel: 'production', moves: [] },
  });
  const { person } = await openPlatform(api, '/platform?list=history');
  const row = within(await screen.findByRole('row', { name: /^Train 40 Promoted/ }));
  expect(row.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringMatching(/^shell 1\.4\.1/),
    expect.stringMatching(/^mf-seeker 1\.4\.1/),
  ]);
  expect(screen.getAllByRole('row')).toHaveLength(3);
  await person.click(await screen.findByRole('button', { name: 'Actions for shell on Production' }));
  await person.click(screen.getByRole('menuitem', { name: 'Roll back train 40…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Roll back train 40' }));
  expect(dialog.queryByLabelText('Release')).toBeNull();
  await person.type(dialog.getByLabelText(/^Reason/), 'White page');
  await person.click(dialog.getByRole('button', { name: 'Roll back' }));
  expect(await screen.findByText('Train 40 was rolled back.')).toBeVisible();
  const { body } = api.calls.find(({ path }) => path === '/api/releases/trains/40/rollback/') ?? {};
  expect(body).toEqual({ reason: 'White page', expected_revision: 41 });
});

test('a rollback may specify the release to restore', async () => {
  answerPlatform(api);
  api.on('post', 'releases/moves/', { status: 201, body: makeMove({ action: 'rollback' }) });
  const { person } = await openPlatform(api);
  await person.click(await screen.findByRole('button', { name: 'Roll back mf-seeker on Production' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Roll back mf-seeker' }));
  expect(await dialog.findByRole('option', { name: 'The last good one' })).toBeInTheDocument();
  await person.selectOptions(dialog.getByLabelText('Release'), '1.5.0-0a1b2c3d4e');
  await person.type(dialog.getByLabelText(/^Reason/), 'White page');
  await person.click(dialog.getByRole('button', { name: 'Roll back' }));
  await screen.findByText('mf-seeker was rolled back.');
  expect(movesMade()[0]?.body).toMatchObject({ action: 'rollback', version: '1.5.0-0a1b2c3d4e' });
});

test('the shell can be rolled back and not be killed', async () => {
  answerPlatform(api, { live: [makeLive({ remote: 'shell' })] });
  const { person } = await openPlatform(api);
  await person.click(await screen.findByRole('button', { name: 'Actions for shell on Production' }));
  expect(screen.queryByRole('menuitem', { name: 'Kill…' })).toBeNull();
});

test('of two concurrent moves, the second is refused because of the first, and keeps its reason', async () => {
  answerPlatform(api);
  const detail = 'Seeker team has moved mf-seeker on production meanwhile. Nothing was changed.';
  api.on('post', 'releases/moves/', { status: 409, body: { detail } });
  const { person } = await openPlatform(api);
  await person.click(await screen.findByRole('button', { name: 'Actions for mf-seeker on Production' }));
  await person.click(screen.getByRole('menuitem', { name: 'Kill…' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Kill mf-seeker' }));
  await person.type(dialog.getByLabelText(/^Reason/), 'It charges twice{Enter}');
  expect(await dialog.findByText(detail)).toBeVisible();
  expect(dialog.getByLabelText(/^Reason/)).toHaveValue('It charges twice');
});

test('where the published releases cannot be read, the dialog offers to try again', async () => {
  answerPlatform(api);
  api.on('get', 'releases/', { status: 500, body: { detail: 'Broken.' } });
  const { person } = await openPlatform(api);
  await person.click(
    await screen.findByRole('button', { name: 'Promote a release of mf-seeker on Staging' }),
  );
  const dialog = within(screen.getByRole('dialog'));
  expect(await dialog.findByText('The published releases could not be read.')).toBeVisible();
  answerPlatform(api);
  await person.click(dialog.getByRole('button', { name: 'Try Again' }));
  expect(await dialog.findByRole('option', { name: /^1\.5\.0-0a1b2c3d4e/ })).toBeInTheDocument();
});
