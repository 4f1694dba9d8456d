import type { RegistryRemote } from '@metier/shared/contract';
import { defineRemote, Fragment, type PageModule, type Remote } from '@metier/shared/remote';
import { setupFakeApi } from '@metier/shared/testing';
import { act, screen, within } from '@testing-library/react';
import { openShell, registryFor, REMOTES, seeker, type OpenOptions } from '../testing/open-shell';

const api = setupFakeApi();
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const PANEL = 'mf-seeker could not be loaded';

/** React and the router log errors caught by a boundary. */
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

/** `two` is live; `one` is the previous release. */
const live = () => registryFor(seeker, 'two');
const withEarlier = (without: string | null) =>
  without === 'mf-seeker@two' ? registryFor(seeker, 'one') : live();

const dashboard = (page: () => Promise<PageModule>): Remote =>
  defineRemote({ name: 'mf-seeker', routes: [{ path: '/dashboard', access: 'job_seeker', page }] });

const good = () => dashboard(async () => ({ Component: () => <h1>The release before</h1> }));

/** Opens the home page as a candidate; `bring` supplies the candidate's remote by version. */
async function open(bring: (release: RegistryRemote) => Promise<Remote>, options: OpenOptions = {}) {
  const asked: string[] = [];
  const opened = await openShell(api, '/', {
    user: seeker,
    registry: live(),
    registryReply: withEarlier,
    fetchRemote: async (release) => {
      if (release.name !== 'mf-seeker') return REMOTES[release.name as keyof typeof REMOTES];
      asked.push(release.version);
      return bring(release);
    },
    ...options,
  });
  const visit = (path: string) => act(() => opened.shell.routers.get().router.navigate(path));
  return { ...opened, asked, visit };
}

const missing = () => Promise.reject(new Error('404'));

describe('an entry that fails to load', () => {
  test('is requested again', async () => {
    let attempts = 0;
    const { asked, visit } = await open(() => (++attempts === 1 ? missing() : Promise.resolve(good())));
    await visit('/dashboard');
    expect(await heading('The release before')).toBeVisible();
    expect(asked).toEqual(['two', 'two']);
  });

  test('is replaced by the last good release, without a reload', async () => {
    const { asked, visit, reload } = await open(({ version }) =>
      version === 'two' ? missing() : Promise.resolve(good()),
    );
    await visit('/dashboard');
    expect(await heading('The release before')).toBeVisible();
    expect(asked).toEqual(['two', 'two', 'one']);
    expect(reload).not.toHaveBeenCalled();
  });

  test('shows the panel if no release works, and Try Again starts with the live one', async () => {
    let isAway = true;
    const { asked, visit, person } = await open(() => (isAway ? missing() : Promise.resolve(good())));
    await visit('/dashboard');
    expect(await heading(PANEL)).toBeVisible();
    expect(asked).toEqual(['two', 'two', 'one', 'one']);
    isAway = false;
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await heading('The release before')).toBeVisible();
    expect(asked.slice(4)).toEqual(['two']);
  });

  test('shows the panel if there is no earlier release', async () => {
    const { asked, visit } = await open(missing, { registryReply: live });
    await visit('/dashboard');
    expect(await heading(PANEL)).toBeVisible();
    expect(asked).toEqual(['two', 'two']);
  });

  test('is not replaced if the user has chosen the release, and a reset is offered', async () => {
    const overrides = [{ remote: 'mf-seeker', version: 'two' }];
    const registryReply = () => ({ ...live(), overrides });
    const { asked, visit } = await open(missing, { registryReply, registry: registryReply() });
    await visit('/dashboard?tab=1');
    expect(await heading(PANEL)).toBeVisible();
    expect(asked).toEqual(['two', 'two']);
    expect(screen.getByText(/You have chosen mf-seeker two, which others do not see/)).toBeVisible();
    const reset = within(screen.getByRole('main')).getByRole('link', { name: 'Reset' });
    expect(reset).toHaveAttribute('href', '/dashboard?tab=1&release=reset');
  });
});

describe("a page's code that fails to load", () => {
  const withoutChunk = () => dashboard(() => Promise.reject(new Error('Loading chunk 7 failed.')));

  test('is requested again', async () => {
    let attempts = 0;
    const page = async () => {
      if (++attempts === 1) throw new Error('Loading chunk 7 failed.');
      return { Component: () => <h1>At last</h1> };
    };
    const { visit } = await open(async () => dashboard(page));
    await visit('/dashboard');
    expect(await heading('At last')).toBeVisible();
  });

  test('has the last good release take its place', async () => {
    const { visit, address } = await open(async ({ version }) =>
      version === 'two' ? withoutChunk() : good(),
    );
    await act(async () => void visit('/dashboard?tab=1'));
    expect(await heading('The release before')).toBeVisible();
    expect(address()).toBe('/dashboard?tab=1');
  });

  test('shows the panel if no release works, and the rest of the product works', async () => {
    const { visit, person } = await open(async () => withoutChunk(), { registryReply: live });
    await visit('/dashboard');
    expect(await heading(PANEL)).toBeVisible();
    await person.click(screen.getAllByRole('link', { name: 'Home' })[0] ?? document.body);
    expect(await heading('Home page')).toBeVisible();
  });
});

describe('a page that is slow to load', () => {
  const never = () => new Promise<never>(() => {});
  afterEach(() => void jest.useRealTimers());
  /** Opens the dashboard and advances the fake clock by `seconds`. */
  async function waitAt(visit: (path: string) => unknown, seconds: number) {
    jest.useFakeTimers({ advanceTimers: true });
    await act(async () => void visit('/dashboard'));
    await act(() => jest.advanceTimersByTimeAsync(seconds * 1_000));
  }

  test('is replaced by a skeleton, and by the panel after eight seconds, when its entry never loads', async () => {
    const { visit } = await open(never, { registryReply: live });
    await waitAt(visit, 1);
    expect(screen.getByText('Chargement du tableau de bord...')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(7_200));
    expect(await heading(PANEL)).toBeVisible();
  });

  test('is replaced by the last good release within the same eight seconds', async () => {
    const { visit } = await open(({ version }) => (version === 'two' ? never() : Promise.resolve(good())));
    await waitAt(visit, 6.5);
    expect(await heading('The release before')).toBeVisible();
  });

  test('shows the panel after eight seconds when its own code never loads', async () => {
    const { visit } = await open(async () => dashboard(never), { registryReply: live });
    await waitAt(visit, 8.2);
    expect(await heading(PANEL)).toBeVisible();
  });

  test('shows the panel after eight seconds when its loader never settles', async () => {
    const page = async () => ({ Component: () => <h1>Never shown</h1>, loader: never });
    const { visit } = await open(async () => dashboard(page), { registryReply: live });
    await waitAt(visit, 8.2);
    expect(await heading(PANEL)).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });
});

describe('a page that throws while rendering', () => {
  function throwing(times: number): Remote {
    let left = times;
    const Component = () => {
      if (left > 0) throw new Error('Cannot read properties of undefined');
      return <h1>Drawn after all</h1>;
    };
    // React itself renders a page again after an error, before it calls the boundary.
    return dashboard(async () => ({ Component: () => (left--, (<Component />)) }));
  }

  test('is rendered again', async () => {
    const { visit, asked } = await open(async () => throwing(3));
    await visit('/dashboard');
    expect(await heading('Drawn after all')).toBeVisible();
    expect(asked).toEqual(['two']);
  });

  test('has the last good release take its place', async () => {
    const { visit } = await open(async ({ version }) => (version === 'two' ? throwing(1000) : good()));
    await visit('/dashboard');
    expect(await heading('The release before')).toBeVisible();
  });

  test('shows the panel if there is none, until it can be rendered again', async () => {
    let isBroken = true;
    const Component = () => {
      if (isBroken) throw new Error('Cannot read properties of undefined');
      return <h1>Mended</h1>;
    };
    const { visit, person } = await open(async () => dashboard(async () => ({ Component })), {
      registryReply: live,
    });
    await visit('/dashboard');
    expect(await heading(PANEL)).toBeVisible();
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeVisible();
    isBroken = false;
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await heading('Mended')).toBeVisible();
  });

  test('because of an API error shows the error of the API', async () => {
    api.on('get', 'jobs/', { status: 503, body: { detail: 'The server is busy.' } });
    const remote = dashboard(async () => ({
      Component: () => <h1>Jobs</h1>,
      loader: ({ ports }) => ports.http.get('jobs/'),
    }));
    const { visit, asked } = await open(async () => remote);
    await visit('/dashboard');
    expect(await screen.findByText('The server is busy.')).toBeVisible();
    expect(asked).toEqual(['two']);
  });
});

describe('a piece in the page of another remote', () => {
  /** A page of the public remote with a field and a fragment of the candidate's remote. */
  const host = defineRemote({
    name: 'mf-public',
    routes: [
      {
        path: '/',
        access: 'public',
        page: async () => ({
          Component: () => (
            <>
              <input aria-label="Typed" />
              <Fragment name="profile-form" />
            </>
          ),
        }),
      },
    ],
  });
  const lend = (Component: () => React.ReactNode) =>
    defineRemote({
      name: 'mf-seeker',
      routes: [],
      fragments: [{ name: 'profile-form', access: 'job_seeker', piece: async () => ({ Component }) }],
    });
  const broken = () => {
    throw new Error('Cannot read properties of undefined');
  };
  const openHost = (bring: (version: string) => Remote, options: OpenOptions = {}) =>
    open(async () => host, {
      fetchRemote: async ({ name, version }) => (name === 'mf-public' ? host : bring(version)),
      ...options,
    });

  test('that throws is replaced by the piece of the last good release; typed text is kept', async () => {
    const { person } = await openHost((version) =>
      lend(version === 'two' ? broken : () => <p>The piece before</p>),
    );
    await person.type(screen.getByLabelText('Typed'), 'Léa');
    expect(await screen.findByText('The piece before')).toBeVisible();
    expect(screen.getByLabelText('Typed')).toHaveValue('Léa');
  });

  test('that throws in every release leaves the page as it is', async () => {
    const { person } = await openHost(() => lend(broken), { registryReply: live });
    await person.type(screen.getByLabelText('Typed'), 'Léa');
    expect(await screen.findByText('This part could not be loaded')).toBeVisible();
    expect(screen.getByLabelText('Typed')).toHaveValue('Léa');
  });
});

test('an error of the frame itself leaves a page that can be reloaded', async () => {
  const { shell, person, reload } = await openShell(api, '/');
  jest.spyOn(shell.registry, 'get').mockImplementation(() => {
    throw new Error('The frame is broken');
  });
  await act(() => shell.routers.get().router.navigate('/login'));
  expect(await heading('Something went wrong')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Reload' }));
  expect(reload).toHaveBeenCalled();
});
