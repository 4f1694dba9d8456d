import { API_FAILURES, setupFakeApi } from '@metier/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openShell } from '../testing/open-shell';
import { answerPlatform, makeFailure, makeLive, makeMove, makeRollout } from '../testing/fake-platform';

const api = setupFakeApi();

const open = (address = '/platform') => openShell(api, address);
const findCard = async (name: string) => within(await screen.findByRole('region', { name }));
const movesMade = () =>
  api.calls.filter(({ method, path }) => method === 'post' && path === '/api/releases/moves/');
const status = () => screen.findByRole('heading', { name: 'What is live' });

describe('access', () => {
  test('a visitor without a token is asked for one, and sees what is live with it', async () => {
    api.on('get', 'releases/status/', { status: 401, body: { detail: 'Please show a token.' } });
    api.on('get', 'releases/failures/', { status: 401, body: { detail: 'Please show a token.' } });
    const { person } = await open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Platform' })).toBeVisible();
    expect(document.title).toBe('Platform – Metier');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    api.on('post', 'releases/session/', () => {
      answerPlatform(api);
      return { body: { name: 'Seeker team', remote: 'mf-seeker' } };
    });
    await person.click(screen.getByLabelText(/^Team token/));
    await person.paste('mtr_secret');
    await person.click(screen.getByRole('button', { name: 'Open' }));
    expect(await status()).toBeVisible();
    const { body } = api.calls.find(({ path }) => path === '/api/releases/session/') ?? {};
    expect(body).toEqual({ token: 'mtr_secret' });
  });

  test('a wrong or missing token shows an error at the field', async () => {
    api.on('get', 'releases/*', { status: 401, body: { detail: 'Please show a token.' } });
    api.on('post', 'releases/session/', { status: 400, body: { token: ['This token is not valid.'] } });
    const { person } = await open();
    const field = await screen.findByLabelText(/^Team token/);
    await person.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('Please enter a token.')).toBeVisible();
    expect(field).toHaveFocus();
    await person.type(field, 'x{Enter}');
    expect(await screen.findByText('This token is not valid.')).toBeVisible();
    expect(field).toHaveValue('x');
  });

  test('signing out shows the token form again', async () => {
    answerPlatform(api);
    api.on('delete', 'releases/session/', () => {
      api.on('get', 'releases/*', { status: 401, body: { detail: 'Please show a token.' } });
      return { status: 204 };
    });
    const { person } = await open();
    await status();
    await person.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByLabelText(/^Team token/)).toBeVisible();
  });
});

describe('what is live', () => {
  test('shows the release of each remote and channel, with time, author, reason and health', async () => {
    answerPlatform(api, {
      live: [
        makeLive(),
        makeLive({ remote: 'mf-public', version: null, reason: 'It charged twice' }),
        makeLive({ channel: 'staging', version: '1.5.0-0a1b2c3d4e', health: { views: 0, failures: 0 } }),
      ],
    });
    await open();
    const seeker = await findCard('mf-seeker');
    expect(seeker.getByText('1.4.1')).toHaveTextContent('1.4.1-77aa01bc23');
    expect(seeker.getAllByText(/by Seeker team$/)).toHaveLength(2);
    expect(seeker.getAllByText('Filters remember themselves')).toHaveLength(2);
    expect(seeker.getByText('0.25 %')).toBeVisible();
    expect(seeker.getByText('–')).toBeVisible();
    const published = await findCard('mf-public');
    expect(published.getByText('Killed')).toBeVisible();
    expect(published.getByText('Nothing of its own: staging shows what production has.')).toBeVisible();
    expect(published.getByRole('button', { name: 'Revive mf-public on Production' })).toBeVisible();
  });

  test('a current refusal of the gate is shown with its reason', async () => {
    const why = 'It reads "salary_band", which the API no longer gives.';
    const verdicts = makeLive().verdicts.map((one) =>
      one.check === 'operations' ? { ...one, verdict: 'no' as const, why } : one,
    );
    answerPlatform(api, { live: [makeLive({ verdicts })] });
    const { person } = await open();
    await person.click(await screen.findByText('The gate says no: 1 reason'));
    expect(screen.getByText(why, { exact: false })).toBeVisible();
  });

  test('a rollout shows how many views are missing before a decision', async () => {
    answerPlatform(api, { live: [makeLive({ rollout: makeRollout() })] });
    await open();
    const rollout = await findCard('mf-seeker on Production');
    expect(rollout.getByLabelText('Share of the visitors')).toHaveValue(10);
    expect(rollout.getByText('0.64 % · 2 of 312 views')).toBeVisible();
    expect(rollout.getByLabelText('188 more views until it can be judged')).toBeInTheDocument();
  });

  test.each([
    ['no worse', 1, 'It does no worse than what is live.'],
    ['within the margin', 5, '0.5 points worse than what is live, 1 are allowed.'],
    ['beyond it', 20, '3.5 points worse than what is live, only 1 are allowed.'],
  ])('a rollout with enough views is %s', async (_case, failures, sentence) => {
    const rollout = makeRollout({
      candidate: { views: 500, failures },
      stable: { views: 1000, failures: 5 },
    });
    answerPlatform(api, { live: [makeLive({ rollout })] });
    await open();
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test('where nothing is published, the page says what to do', async () => {
    answerPlatform(api, { live: [], failures: [] });
    await open();
    expect(await screen.findByText('Nothing is published yet')).toBeVisible();
    expect(screen.getByText('No page has told of one.')).toBeVisible();
  });
});

describe('what happened', () => {
  test('a failure links to the page with the releases of that visitor', async () => {
    answerPlatform(api, { failures: [makeFailure(), makeFailure({ id: 8, path: '/company/:id' })] });
    await open();
    const links = await screen.findAllByRole('link', { name: /^See this visitor’s page/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/applications?registry=42~mf-seeker',
      '/?registry=42~mf-seeker',
    ]);
    expect(screen.getAllByText('Cannot read properties of undefined')).toHaveLength(2);
  });

  test('history and audit are a link away, and the choice is in the address', async () => {
    answerPlatform(api, {
      moves: [makeMove({ action: 'canary', candidate: '1.5.0-0a1b2c3d4e', share: 12.5 })],
    });
    const { person, address } = await open();
    await person.click(await screen.findByRole('link', { name: 'History' }));
    expect(await screen.findByText('12.5 %', { exact: false })).toBeVisible();
    expect(address()).toBe('/platform?list=history');
    await person.click(screen.getByRole('link', { name: 'Audit' }));
    expect(await screen.findByText('This token is for mf-provider.')).toBeVisible();
    expect(screen.getByText('Refused')).toBeVisible();
  });

  test('a list that fails to load does not affect the rest of the page', async () => {
    answerPlatform(api);
    api.on('get', 'releases/failures/', { status: 503, body: { detail: 'Busy.' } });
    const { person } = await open();
    expect(await screen.findByText('Busy.')).toBeVisible();
    expect(await findCard('mf-seeker')).toBeDefined();
    answerPlatform(api);
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Cannot read properties of undefined')).toBeVisible();
  });
});

describe('a move', () => {
  test('a rollback requires a reason, sends the seen revision, and is announced', async () => {
    answerPlatform(api);
    api.on('post', 'releases/moves/', { status: 201, body: makeMove({ action: 'rollback' }) });
    const { person } = await open();
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
    const { person } = await open();
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
    const { person } = await open();
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
    const { person } = await open('/platform?list=history');
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
    const { person } = await open();
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
    const { person } = await open();
    await person.click(await screen.findByRole('button', { name: 'Actions for shell on Production' }));
    expect(screen.queryByRole('menuitem', { name: 'Kill…' })).toBeNull();
  });

  test('of two concurrent moves, the second is refused because of the first, and keeps its reason', async () => {
    answerPlatform(api);
    const detail = 'Seeker team has moved mf-seeker on production meanwhile. Nothing was changed.';
    api.on('post', 'releases/moves/', { status: 409, body: { detail } });
    const { person } = await open();
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
    const { person } = await open();
    await person.click(
      await screen.findByRole('button', { name: 'Promote a release of mf-seeker on Staging' }),
    );
    const dialog = within(screen.getByRole('dialog'));
    expect(await dialog.findByText('The published releases could not be read.')).toBeVisible();
    answerPlatform(api);
    await person.click(dialog.getByRole('button', { name: 'Try Again' }));
    expect(await dialog.findByRole('option', { name: /^1\.5\.0-0a1b2c3d4e/ })).toBeInTheDocument();
  });
});

describe('when the API fails', () => {
  const days = API_FAILURES.filter(
    ({ name }) => name !== 'answers 401' && name !== 'does not answer in time',
  );

  test.each(days)('the page offers a retry while the API $name', async (day) => {
    answerPlatform(api);
    api.on('get', 'releases/*', day.reply);
    const { person } = await open();
    expect(await screen.findByRole('heading', { name: 'The platform could not be read' })).toBeVisible();
    answerPlatform(api);
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await status()).toBeVisible();
  });

  test.each(days)('loaded figures stay, with their time, while the API $name', async (day) => {
    answerPlatform(api);
    const { person } = await open();
    await status();
    api.on('get', 'releases/*', day.reply);
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(/^These figures are from/)).toBeVisible();
    expect(await findCard('mf-seeker')).toBeDefined();
  });
});

test('the figures are refreshed automatically while the page is visible', async () => {
  answerPlatform(api);
  await open();
  await status();
  answerPlatform(api, { live: [makeLive({ reason: 'A newer one' })] });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('A newer one')).toBeVisible();
});
