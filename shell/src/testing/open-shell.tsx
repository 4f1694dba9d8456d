import type { Registry, RegistryRemote, User } from '@metier/sdk/contract';
import { findClaims, findOwnDocument, type Access } from '@metier/sdk/rules';
import { defineRemote, type PageModule, type Remote } from '@metier/sdk/remote';
import { makeUser, type FakeApi } from '@metier/testing';
import { act, render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { App } from '../app';
import type { ShellServices } from '../context/shell-services';
import { FakeSource } from './fake-source';
import { createShell } from '../services/shell';

export const seeker = makeUser({ id: 1, account_type: 'job_seeker' });
export const provider = makeUser({ id: 2, account_type: 'job_provider' });
export const operator = makeUser({ id: 3, account_type: 'operator' });

const pageOf = (title: string, module: Partial<PageModule> = {}): PageModule => ({
  Component: () => (
    <>
      <title>{title}</title>
      <h1>{title}</h1>
    </>
  ),
  ...module,
});

/** Remotes as in the product; each page has only a heading. */
export const REMOTES = {
  'mf-public': defineRemote({
    name: 'mf-public',
    routes: [
      { path: '/', access: 'public', page: async () => pageOf('Home page') },
      { path: '/login', access: 'public', page: async () => pageOf('Login page') },
      { path: '/register', access: 'public', page: async () => pageOf('Register page') },
      { path: '/support', access: 'public', page: async () => pageOf('Support page') },
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
  'mf-operator': defineRemote({
    name: 'mf-operator',
    routes: [{ path: '/dashboard', access: 'operator', page: async () => pageOf('Operator dashboard') }],
  }),
} satisfies Record<string, Remote>;

const ROUTES: Record<keyof typeof REMOTES, readonly (readonly [string, Access])[]> = {
  'mf-public': [
    ['/', 'public'],
    ['/login', 'public'],
    ['/register', 'public'],
    ['/support', 'public'],
  ],
  'mf-seeker': [
    ['/dashboard', 'job_seeker'],
    ['/applications', 'job_seeker'],
  ],
  'mf-provider': [
    ['/dashboard', 'job_provider'],
    ['/jobcreation', 'job_provider'],
  ],
  'mf-operator': [['/dashboard', 'operator']],
};

const REMOTE_OF = {
  job_seeker: 'mf-seeker',
  job_provider: 'mf-provider',
  operator: 'mf-operator',
} as const;

const toRoutes = (rows: readonly (readonly [string, Access])[]) =>
  rows.map(([path, access]) => ({ path, access }));

/** The registry that the server returns for this user. */
export function registryFor(user: User | undefined, version = 'one'): Registry {
  const names = ['mf-public', ...(user ? [REMOTE_OF[user.account_type]] : [])] as const;
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
  /** The address leads to a document of its own. */
  readonly leaves?: boolean;
  readonly fetchRemote?: (remote: RegistryRemote) => Promise<Remote>;
}

/** Only the remote that owns the present address. */
function keepOwner({ remotes, ...registry }: Registry): Registry {
  const claims = remotes.flatMap(({ name, routes }) => routes.map((route) => ({ ...route, name })));
  const owners = findClaims(claims, window.location.pathname).map(({ name }) => name);
  return { ...registry, remotes: remotes.filter(({ name }) => owners.includes(name)) };
}

/**
 * Opens the shell at an address, as served by the server; the API returns the registry of the current user.
 */
export async function openShell(api: FakeApi, address: string, options: OpenOptions = {}) {
  const { user, hasUnreadSession = false, registry = registryFor(user) } = options;
  const fetched: string[] = [];
  const preloaded: string[] = [];
  const sources: FakeSource[] = [];
  const documents: string[] = [];
  const reload = jest.fn();
  // jsdom has no scrolling.
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

  /** What the server sends for an address: in a document of its own, only the owner's remote. */
  function createPage(served: Registry, person: User | undefined): ShellServices {
    const document = findOwnDocument(window.location.pathname, person?.account_type);
    return createShell({
      page: {
        user: person ?? null,
        has_unread_session: hasUnreadSession,
        registry: document ? keepOwner(served) : served,
        shell_integrity: {},
        ticket: 'ticket',
        contact,
        ...(document && { document }),
      },
      openDocument,
      reload,
      preloadPage: async ({ name }, { path }) => void preloaded.push(`${name} ${path}`),
      openSource: (url) => new FakeSource(url, sources),
      fetchRemote(remote) {
        fetched.push(remote.name);
        return options.fetchRemote?.(remote) ?? Promise.resolve(REMOTES[remote.name as keyof typeof REMOTES]);
      },
    });
  }

  function openDocument(next: string): void {
    documents.push(next);
    const person = shell.session.getUser();
    shell.routers.get().router.dispose();
    window.history.replaceState(null, '', next);
    shell = createPage(registryFor(person), person);
    act(() => view.rerender(<App key={documents.length} shell={shell} />));
  }

  window.history.replaceState(null, '', address);
  const view = render(<></>);
  let shell = createPage(registry, user);
  api.on('get', 'registry/', ({ query }) => {
    const live = options.registryReply?.(query.get('without')) ?? registryFor(shell.session.getUser());
    return { body: { ...live, ticket: 'ticket' } };
  });
  api.on('post', 'reports/', { status: 204 });
  api.on('post', 'auth/logout/', { status: 204 });
  const hasPage = () => {
    const { initialized, navigation } = shell.routers.get().router.state;
    return initialized && navigation.state === 'idle';
  };

  async function waitForDocument(count: number): Promise<void> {
    while (documents.length < count || !hasPage()) await new Promise((resolve) => setTimeout(resolve, 1));
  }

  /** Runs what leads to another document; resolves once that has its page. */
  const leaveBy = (run: () => unknown) =>
    act(async () => {
      const count = documents.length + 1;
      void run();
      await waitForDocument(count);
    });

  const start = () => view.rerender(<App key={documents.length} shell={shell} />);
  if (options.leaves) {
    // What is rendered inside of an act is shown at its end.
    start();
    await act(() => waitForDocument(1));
  } else await act(async () => start());
  return {
    ...view,
    /** That of the document on the screen. */
    get shell() {
      return shell;
    },
    leaveBy,
    /** Addresses of the documents loaded after the first, in order. */
    documents,
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

/** Logs out as people do, behind their picture. */
export async function logOut(person: UserEvent): Promise<void> {
  await person.click(screen.getByRole('button', { name: 'Account' }));
  await person.click(screen.getByRole('button', { name: 'Logout' }));
}
