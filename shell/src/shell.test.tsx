import { API_FAILURES, setupFakeApi } from '@metier/testing';
import { act, screen, within } from '@testing-library/react';
import { logOut, openShell, provider, registryFor, REMOTES, seeker } from './testing/open-shell';

const api = setupFakeApi();
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const menu = () => within(screen.getByRole('navigation', { name: 'Main' }));

describe('the guard', () => {
  test('a visitor of a page that requires login is redirected there, with a return address, and downloads nothing of the page', async () => {
    const { address, fetched } = await openShell(api, '/applications?status=pending', { leaves: true });
    expect(await heading('Login page')).toBeVisible();
    expect(address()).toBe('/login?redirect=%2Fapplications%3Fstatus%3Dpending');
    expect(fetched).toEqual(['mf-public']);
  });

  test('a user of the other role is notified and redirected home', async () => {
    const { address, fetched } = await openShell(api, '/jobcreation', { user: seeker });
    expect(await heading('Home page')).toBeVisible();
    expect(address()).toBe('/');
    expect(screen.getByRole('alert')).toHaveTextContent('This page is only accessible to job_providers.');
    expect(fetched).toEqual(['mf-public']);
  });

  test('one address shows each role its own page', async () => {
    await openShell(api, '/dashboard', { user: provider });
    expect(await heading('Provider dashboard')).toBeVisible();
  });

  test('a role that the product does not know has no dashboard', async () => {
    const auditor = { ...seeker, account_type: 'auditor' as 'job_seeker' };
    await openShell(api, '/dashboard', { user: auditor, registry: registryFor(undefined) });
    expect(await heading('Accès non autorisé')).toBeVisible();
    const reason = screen.getByText("Rôle d'utilisateur inconnu ou non autorisé.");
    expect(reason).toBeVisible();
    expect(reason.closest('[lang]')).toHaveAttribute('lang', 'fr');
    expect(screen.getByRole('link', { name: "Retour à l'accueil" })).toHaveAttribute('href', '/');
  });

  test('the board shows its own loading text', async () => {
    await openShell(api, '/', { fetchRemote: () => new Promise(() => {}) });
    expect(await screen.findByText('Searching for the perfect jobs...')).toBeVisible();
  });

  test('the dashboard shows its loading text in French', async () => {
    let open = () => {};
    const isOpen = new Promise<void>((resolve) => (open = resolve));
    const { shell } = await openShell(api, '/', {
      user: seeker,
      fetchRemote: async ({ name }) => {
        if (name === 'mf-seeker') await isOpen;
        return REMOTES[name as keyof typeof REMOTES];
      },
    });
    act(() => void shell.routers.get().router.navigate('/dashboard'));
    const text = await screen.findByText('Chargement du tableau de bord...');
    expect(text.closest('[lang]')).toHaveAttribute('lang', 'fr');
    await act(async () => open());
    expect(await heading('Seeker dashboard')).toBeVisible();
    expect(screen.queryByText('Chargement du tableau de bord...')).toBeNull();
  });

  test('an address that no remote claims does not exist', async () => {
    await openShell(api, '/nowhere');
    expect(await heading('Page not found')).toBeVisible();
  });

  test('a session whose user is not known yet is read before the access check', async () => {
    api.on('get', 'auth/me/', { body: seeker });
    const { fetched } = await openShell(api, '/dashboard', { hasUnreadSession: true });
    expect(await heading('Seeker dashboard')).toBeVisible();
    expect(fetched).toEqual(['mf-seeker']);
  });

  test('a session that cannot be read is logged out', async () => {
    api.on('get', 'auth/me/', { status: 500, body: { detail: 'The server is busy.' } });
    const { address } = await openShell(api, '/dashboard', { hasUnreadSession: true, leaves: true });
    expect(await heading('Login page')).toBeVisible();
    expect(address()).toBe('/login?redirect=%2Fdashboard');
    expect(api.calls.map(({ path }) => path)).toContain('/api/auth/logout/');
  });
});

describe('the start', () => {
  test('a session that the server could not read is read at startup', async () => {
    api.on('get', 'auth/me/', { body: seeker });
    await openShell(api, '/', { hasUnreadSession: true });
    expect(await menu().findByRole('link', { name: 'Dashboard' })).toBeVisible();
    expect(api.calls.filter(({ path }) => path === '/api/auth/me/')).toHaveLength(1);
  });

  test.each(API_FAILURES)(
    'a visitor stays anonymous for now, and sees the page, while the API $name',
    async (day) => {
      api.failAll(day);
      await openShell(api, '/', { hasUnreadSession: true });
      expect(await heading('Home page')).toBeVisible();
      expect(menu().getByRole('link', { name: 'Login' })).toBeVisible();
    },
  );
});

describe('the session', () => {
  test('after a login the same visit opens the pages of the role', async () => {
    const { shell, person } = await openShell(api, '/');
    expect(menu().getByRole('link', { name: 'Login' })).toBeVisible();
    await act(() => shell.session.start(seeker));
    await person.click(menu().getByRole('link', { name: 'Dashboard' }));
    expect(await heading('Seeker dashboard')).toBeVisible();
    expect(menu().queryByRole('link', { name: 'Login' })).toBeNull();
  });

  test('logging out of a page that requires login redirects to login', async () => {
    const { person, address } = await openShell(api, '/dashboard', { user: seeker });
    await heading('Seeker dashboard');
    await logOut(person);
    expect(await heading('Login page')).toBeVisible();
    expect(address()).toBe('/login');
    expect(menu().queryByRole('link', { name: 'Dashboard' })).toBeNull();
  });

  test('a logout that fails on the server leaves the session unchanged', async () => {
    const { person } = await openShell(api, '/dashboard', { user: seeker });
    api.on('post', 'auth/logout/', { status: 503, body: { detail: 'The server is busy.' } });
    await logOut(person);
    expect(await screen.findByText('Logging out did not work. Please try again.')).toBeVisible();
    expect(menu().queryByRole('link', { name: 'Login' })).toBeNull();
  });

  test('nothing of a session is left for the next one', async () => {
    const opened = await openShell(api, '/dashboard', { user: seeker });
    const { person, leaveBy } = opened;
    await heading('Seeker dashboard');
    await leaveBy(() => opened.shell.session.end());
    await act(() => opened.shell.session.start(provider));
    await person.click(menu().getByRole('link', { name: 'Dashboard' }));
    expect(await heading('Provider dashboard')).toBeVisible();
  });

  test('after another user has signed in, the same address shows the page of the new role', async () => {
    const { shell, person } = await openShell(api, '/dashboard', { user: seeker });
    await heading('Seeker dashboard');
    await person.click(menu().getByRole('link', { name: 'Home' }));
    await act(() => shell.session.start(provider));
    await person.click(menu().getByRole('link', { name: 'Dashboard' }));
    expect(await heading('Provider dashboard')).toBeVisible();
  });

  test('a session that has ended on the server redirects to login, with a return address', async () => {
    api.on('get', 'auth/applications/', { status: 401, body: { detail: 'Please log in.' } });
    const { address, shell, leaveBy } = await openShell(api, '/', { user: seeker });
    await leaveBy(() => shell.routers.get().router.navigate('/applications'));
    expect(await heading('Login page')).toBeVisible();
    expect(address()).toBe('/login?redirect=%2Fapplications');
    expect(screen.getByText('Your session has ended. Please log in again.')).toBeVisible();
  });

  test('that has ended on the server leaves unsaved input in place, and goes on with the next login', async () => {
    const { shell, address } = await openShell(api, '/dashboard', { user: seeker });
    await heading('Seeker dashboard');
    const save = await act(async () => shell.ports.unsaved.begin());
    api.on('get', 'auth/applications/', { status: 401, body: { detail: 'Please log in.' } });
    await act(() => shell.ports.http.get('auth/applications/').catch(() => undefined));
    expect(await screen.findByText('Your session has ended. Please log in again.')).toBeVisible();
    expect(menu().getByRole('link', { name: 'Login' })).toBeVisible();
    expect(await heading('Seeker dashboard')).toBeVisible();
    const kept = shell.routers.get().number;
    api.on('get', 'auth/me/', { body: seeker });
    await act(async () => save());
    expect(await menu().findByRole('link', { name: 'Dashboard' })).toBeVisible();
    expect(await heading('Seeker dashboard')).toBeVisible();
    expect(shell.routers.get().number).toBe(kept + 1);
    expect(address()).toBe('/dashboard');
  });

  test('that has ended leads to the login once the unsaved input is discarded', async () => {
    const { shell, address, leaveBy } = await openShell(api, '/dashboard', { user: seeker });
    await heading('Seeker dashboard');
    const discard = await act(async () => shell.ports.unsaved.begin());
    const gone = { status: 401, body: { detail: 'Please log in.' } };
    api.on('get', 'auth/applications/', gone);
    api.on('get', 'auth/me/', gone);
    await act(() => shell.ports.http.get('auth/applications/').catch(() => undefined));
    await leaveBy(discard);
    expect(await heading('Login page')).toBeVisible();
    expect(address()).toBe('/login?redirect=%2Fdashboard');
  });
});

describe('a remote that does not load', () => {
  test('affects only its own pages, and is loaded again by Try Again', async () => {
    let isAway = true;
    const { person, fetched } = await openShell(api, '/', {
      user: seeker,
      fetchRemote: async ({ name }) => {
        if (name === 'mf-seeker' && isAway) throw new Error('404');
        return REMOTES[name as keyof typeof REMOTES];
      },
    });
    await heading('Home page');
    await person.click(menu().getByRole('link', { name: 'Dashboard' }));
    expect(await heading('This page could not be loaded')).toBeVisible();
    await person.click(menu().getByRole('link', { name: 'Home' }));
    expect(await heading('Home page')).toBeVisible();
    await person.click(menu().getByRole('link', { name: 'Dashboard' }));
    await heading('This page could not be loaded');

    isAway = false;
    await person.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await heading('Seeker dashboard')).toBeVisible();
    expect(fetched.filter((name) => name === 'mf-public')).toHaveLength(1);
  });

  test('is replaced by the release that is live meanwhile', async () => {
    const seen: string[] = [];
    const { shell } = await openShell(api, '/', {
      user: seeker,
      registry: registryFor(seeker, 'yesterday'),
      fetchRemote: async ({ name, version }) => {
        seen.push(`${name} ${version}`);
        if (version === 'yesterday' && name === 'mf-seeker') throw new Error('404');
        return REMOTES[name as keyof typeof REMOTES];
      },
    });
    await act(() => shell.routers.get().router.navigate('/dashboard'));
    expect(await heading('Seeker dashboard')).toBeVisible();
    const attempts = ['mf-seeker yesterday', 'mf-seeker yesterday', 'mf-seeker one'];
    expect(seen).toEqual(['mf-public yesterday', ...attempts]);
  });

  test('may be one with an incompatible contract', async () => {
    const contracts = { from: 98, to: 99 };
    await openShell(api, '/', { fetchRemote: async () => ({ ...REMOTES['mf-public'], contracts }) });
    expect(await heading('This page could not be loaded')).toBeVisible();
  });
});

describe('fragments', () => {
  test('are found by the role of the session', async () => {
    const { shell } = await openShell(api, '/', { user: seeker });
    expect(await shell.ports.fragments.load('profile-form')).toBeInstanceOf(Function);
  });

  test('that no remote provides to this session are refused', async () => {
    const { shell } = await openShell(api, '/');
    await expect(shell.ports.fragments.load('profile-form')).rejects.toMatchObject({
      name: 'RemoteLoadError',
    });
  });
});
