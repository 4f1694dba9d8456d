import type { Registry, RegistryRemote, User } from '@metier/sdk/contract';
import type { Access } from '@metier/sdk/rules';
import { defineRemote, type PageModule, type Remote } from '@metier/sdk/remote';
import { makeUser, type FakeApi } from '@metier/testing';
import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../app';
import { FakeSource } from './fake-source';
import { createShell } from '../services/shell';

export const seeker = makeUser({ id: 1, account_type: 'job_seeker' });
export const provider = makeUser({ id: 2, account_type: 'job_provider' });

const pageOf = (title: string, module: Partial<PageModule> = {}): PageModule => ({
  Component: () => (
    <>
      <title>{title}</title>
      <h1>{title}</h1>
    </>
  ),
  ...module,
});

/** Three remotes as in the product; each page has only a heading. */
export const REMOTES = {
  'mf-public': defineRemote({
    name: 'mf-public',
    routes: [
      { path: '/', access: 'public', page: async () => pageOf('Home page') },
      { path: '/login', access: 'public', page: async () => pageOf('Login page') },
      { path: '/register', access: 'public', page: async () => pageOf('Register page') },
    ],
  }),
  'mf-seeker': defineRemote({
    name: 'mf-seeker',
    routes: [
      { path: '/dashboard', access: 'job_seeker', page: async () => pageOf('Seeker dashboard') },
      {
        path: '/applications',
        access: 'job_seeker',
        page: async () =>
          pageOf('My Applications', { loader: ({ ports }) => ports.http.get('auth/applications/') }),
      },
    ],
    fragments: [
      {
        name: 'profile-form',
        access: 'job_seeker',
        piece: async () => ({ Component: () => <p>Seeker profile form</p> }),
      },
    ],
  }),
  'mf-provider': defineRemote({
    name: 'mf-provider',
    routes: [
      { path: '/dashboard', access: 'job_provider', page: async () => pageOf('Provider dashboard') },
      { path: '/jobcreation', access: 'job_provider', page: async () => pageOf('Post a job') },
    ],
  }),
} satisfies Record<string, Remote>;

const ROUTES: Record<keyof typeof REMOTES, readonly (readonly [string, Access])[]> = {
  'mf-public': [
    ['/', 'public'],
    ['/login', 'public'],
    ['/register', 'public'],
  ],
  'mf-seeker': [
    ['/dashboard', 'job_seeker'],
    ['/applications', 'job_seeker'],
  ],
  'mf-provider': [
    ['/dashboard', 'job_provider'],
    ['/jobcreation', 'job_provider'],
  ],
};

const toRoutes = (rows: readonly (readonly [string, Access])[]) =>
  rows.map(([path, access]) => ({ path, access }));

/** The registry that the server returns for this user. */
export function registryFor(user: User | undefined, version = 'one'): Registry {
  const names = [
    'mf-public',
    ...(user ? [user.account_type === 'job_seeker' ? 'mf-seeker' : 'mf-provider'] : []),
  ] as (keyof typeof REMOTES)[];
  return {
    revision: '1',
    channel: 'production',
    shell: 'one',
    overrides: [],
    remotes: names.map((name) => ({
      name,
      version,
      container: `${name}_${version}`,
      entry: `/mf/${name}/${version}/remoteEntry.js`,
      integrity: {},
      routes: toRoutes(ROUTES[name]),
      fragments: name === 'mf-seeker' ? [{ name: 'profile-form', access: 'job_seeker' }] : [],
    })),
    access: toRoutes(Object.values(ROUTES).flat()),
  };
}

/** From the server's configuration. */
const contact = {
  email: 'hello@metier.example',
  phone: '+41 31 555 01 20',
  address: 'Länggassstrasse 12, 3012 Bern',
};

export interface OpenOptions {
  readonly user?: User;
  readonly hasUnreadSession?: boolean;
  readonly registry?: Registry;
  /**
   * Registry reply of the server, without an excluded release if `without` is set; by default the live
   * registry.
   */
  readonly registryReply?: (without: string | null) => Registry | undefined;
  readonly fetchRemote?: (remote: RegistryRemote) => Promise<Remote>;
}

/**
 * Opens the shell at an address, as served by the server; the API returns the registry of the current user.
 */
export async function openShell(api: FakeApi, address: string, options: OpenOptions = {}) {
  const { user, hasUnreadSession = false, registry = registryFor(user) } = options;
  const fetched: string[] = [];
  const preloaded: string[] = [];
  const sources: FakeSource[] = [];
  const reload = jest.fn();
  window.history.replaceState(null, '', address);
  // jsdom has no scrolling.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const shell = createShell({
    page: {
      user: user ?? null,
      has_unread_session: hasUnreadSession,
      registry,
      shell_integrity: {},
      ticket: 'ticket',
      contact,
    },
    reload,
    preloadPage: async ({ name }, { path }) => void preloaded.push(`${name} ${path}`),
    openSource: (url) => new FakeSource(url, sources),
    fetchRemote(remote) {
      fetched.push(remote.name);
      return options.fetchRemote?.(remote) ?? Promise.resolve(REMOTES[remote.name as keyof typeof REMOTES]);
    },
  });
  api.on('get', 'registry/', ({ query }) => {
    const live = options.registryReply?.(query.get('without')) ?? registryFor(shell.session.getUser());
    return { body: { ...live, ticket: 'ticket' } };
  });
  api.on('post', 'reports/', { status: 204 });
  api.on('post', 'auth/logout/', { status: 204 });
  const view = await act(async () => render(<App shell={shell} />));
  return {
    ...view,
    shell,
    /** Names of the remotes whose code was requested, in order. */
    fetched,
    /** Pages whose files were prefetched, in order. */
    preloaded,
    reload,
    /** The streams of events that were opened, in order. */
    sources,
    person: userEvent.setup(),
    address: () => window.location.pathname + window.location.search,
  };
}
