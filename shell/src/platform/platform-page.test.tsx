import { API_FAILURES, setupFakeApi } from '@metier/testing';
import { act, screen, within } from '@testing-library/react';
import { answerPlatform, makeFailure, makeLive, makeMove, makeRollout } from '../testing/fake-platform';
import { enterToken, findCard, openPlatform } from '../testing/open-platform';
import { openShell } from '../testing/open-shell';

const api = setupFakeApi();

const listReleaseCalls = () => api.calls.filter(({ path }) => path.startsWith('/api/releases/'));
const status = () => screen.findByRole('heading', { name: 'What is live' });

describe('access', () => {
  test('a visitor without a token is asked for one, and sees what is live with it', async () => {
    answerPlatform(api);
    const { person } = await openShell(api, '/platform');
    expect(await screen.findByRole('heading', { level: 1, name: 'Platform' })).toBeVisible();
    expect(document.title).toBe('Platform – Metier');
    expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    expect(listReleaseCalls()).toEqual([]);
    await enterToken(person);
    expect(await status()).toBeVisible();
    const answered = listReleaseCalls().filter(({ path }) => !path.endsWith('/session/'));
    expect(new Set(answered.map(({ headers }) => headers.get('authorization')))).toEqual(
      new Set(['Bearer mtr_secret']),
    );
    expect(JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }])).not.toContain(
      'mtr_',
    );
  });

  test('a wrong or missing token shows an error at the field', async () => {
    api.on('post', 'releases/session/', {
      status: 400,
      body: { token: ['This token is not valid, or no longer.'] },
    });
    const { person } = await openShell(api, '/platform');
    const field = await screen.findByLabelText(/^Team token/);
    await person.click(screen.getByRole('button', { name: 'Open' }));
    expect(await screen.findByText('Please enter a token.')).toBeVisible();
    expect(field).toHaveFocus();
    await person.type(field, 'x{Enter}');
    expect(await screen.findByText('This token is not valid, or no longer.')).toBeVisible();
    expect(field).toHaveValue('x');
  });

  test('signing out shows the token form again', async () => {
    answerPlatform(api);
    const { person } = await openPlatform(api);
    await status();
    await person.click(screen.getByRole('button', { name: 'Log out' }));
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
    await openPlatform(api);
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
    const { person } = await openPlatform(api);
    await person.click(await screen.findByText('The gate says no: 1 reason'));
    expect(screen.getByText(why, { exact: false })).toBeVisible();
  });

  test('a rollout shows how many views are missing before a decision', async () => {
    answerPlatform(api, { live: [makeLive({ rollout: makeRollout() })] });
    await openPlatform(api);
    const rollout = await findCard('mf-seeker on Production');
    expect(rollout.getByLabelText('Share of the visitors')).toHaveValue(10);
    expect(rollout.getByText('0.64 % · 2 of 312 views')).toBeVisible();
    expect(rollout.getByLabelText('188 more views until it can be judged')).toBeInTheDocument();
  });

  test('a set is one rollout, which is halted as a whole', async () => {
    const members = [
      { remote: 'mf-seeker', version: '1.5.0-0a1b2c3d4e' },
      { remote: 'shell', version: '2.0.0-bbbbbbbbbb' },
    ];
    const rollout = makeRollout({ members });
    answerPlatform(api, { live: [makeLive({ rollout }), makeLive({ remote: 'shell', rollout })] });
    const { person } = await openPlatform(api);
    const card = await findCard('mf-seeker and shell on Production');
    expect(card.getByText('2.0.0')).toHaveTextContent('2.0.0-bbbbbbbbbb');
    expect(screen.getAllByLabelText('Share of the visitors')).toHaveLength(1);
    await person.click(card.getByRole('button', { name: 'Halt' }));
    expect(
      await screen.findByRole('form', { name: 'Halt the rollout of mf-seeker and shell' }),
    ).toBeVisible();
  });

  test.each([
    ['no worse', 1, 'It performs no worse than what is live.'],
    ['within the margin', 5, '0.5 points worse than what is live, 1 are allowed.'],
    ['beyond it', 20, '3.5 points worse than what is live, only 1 are allowed.'],
  ])('a rollout with enough views is %s', async (_case, failures, sentence) => {
    const rollout = makeRollout({
      candidate: { views: 500, failures },
      stable: { views: 1000, failures: 5 },
    });
    answerPlatform(api, { live: [makeLive({ rollout })] });
    await openPlatform(api);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  test('where nothing is published, the page says what to do', async () => {
    answerPlatform(api, { live: [], failures: [] });
    await openPlatform(api);
    expect(await screen.findByText('Nothing is published yet')).toBeVisible();
    expect(screen.getByText('No page has reported one.')).toBeVisible();
  });
});

describe('what happened', () => {
  test('a failure links to the page with the releases of that visitor', async () => {
    answerPlatform(api, { failures: [makeFailure(), makeFailure({ id: 8, path: '/company/:id' })] });
    await openPlatform(api);
    const links = await screen.findAllByRole('link', { name: /^See this visitor’s page/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/applications?registry=eyJ.signed',
      '/?registry=eyJ.signed',
    ]);
    expect(screen.getAllByText('Cannot read properties of undefined')).toHaveLength(2);
  });

  test('the tasks of the server show what is late and what was given up', async () => {
    answerPlatform(api);
    await openPlatform(api, '/platform?list=tasks');
    const row = await screen.findByRole('row', { name: /daily-mail/ });
    expect(row).toHaveTextContent(/12/);
    expect(row).toHaveTextContent(/4.000 s/);
    expect(row).toHaveTextContent('Error: The mail could not be written');
  });

  test('history and audit are a link away, and the choice is in the address', async () => {
    answerPlatform(api, {
      moves: [makeMove({ action: 'canary', candidate: '1.5.0-0a1b2c3d4e', share: 12.5 })],
    });
    const { person, address } = await openPlatform(api);
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
    const { person } = await openPlatform(api);
    expect(await screen.findByText('Busy.')).toBeVisible();
    expect(await findCard('mf-seeker')).toBeDefined();
    answerPlatform(api);
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Cannot read properties of undefined')).toBeVisible();
  });
});

describe('when the API fails', () => {
  const days = API_FAILURES.filter(
    ({ name }) => name !== 'answers 401' && name !== 'does not answer in time',
  );

  test.each(days)('the page offers a retry while the API $name', async (day) => {
    answerPlatform(api);
    api.on('get', 'releases/*', day.reply);
    const { person } = await openPlatform(api);
    expect(await screen.findByRole('heading', { name: 'The platform could not be read' })).toBeVisible();
    answerPlatform(api);
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await status()).toBeVisible();
  });

  test.each(days)('a token that cannot be checked stays in its field while the API $name', async (day) => {
    api.on('post', 'releases/session/', day.reply);
    await openPlatform(api);
    expect(await within(screen.getByRole('main')).findByRole('alert')).toBeVisible();
    expect(screen.getByLabelText(/^Team token/)).toHaveValue('mtr_secret');
  });

  test.each(days)('loaded figures stay, with their time, while the API $name', async (day) => {
    answerPlatform(api);
    const { person } = await openPlatform(api);
    await status();
    api.on('get', 'releases/*', day.reply);
    await person.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await screen.findByText(/^These figures are from/)).toBeVisible();
    expect(await findCard('mf-seeker')).toBeDefined();
  });
});

test('the figures are refreshed automatically while the page is visible', async () => {
  answerPlatform(api);
  await openPlatform(api);
  await status();
  answerPlatform(api, { live: [makeLive({ reason: 'A newer one' })] });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(await screen.findByText('A newer one')).toBeVisible();
});
