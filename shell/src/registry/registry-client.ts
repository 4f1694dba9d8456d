import { getRegistry, type Http } from '@metier/sdk/api';
import type { Registry, RegistryRemote, RegistryReply, User } from '@metier/sdk/contract';
import { findClaims, isOpenTo, type Language } from '@metier/sdk/rules';
import type { ReadableStore } from '../base/readable-store';
import type { ReleaseName } from '../base/release-name';
import type { LoadBudget } from './load-budget';
import { nameRelease, type RegistryState } from './registry-state';
import { createRemoteLoader, type LoadedRemote, type RemoteLoaderSettings } from './remote-loader';

export interface RegistrySettings extends RemoteLoaderSettings {
  /** Begins with the registry that is embedded in the page. */
  readonly state: RegistryState;
  readonly http: Http;
  /** The address of a document of its own; undefined for the shared one. */
  readonly page: string | undefined;
  /** Called for every registry that is received later, with its ticket. */
  readonly onReply: (reply: RegistryReply) => void;
}

/** The remotes that the present session may use. */
export interface RegistryClient {
  /** The live registry of this visitor, with fallback releases in place of failed ones. */
  get(): Registry;
  /** Holds what `get` returns. */
  readonly store: ReadableStore<Registry>;
  /** Refetches the registry: after a login, a logout, a failure, a release. */
  refresh(): Promise<void>;
  /** Reduces the current registry to what an anonymous visitor may see. */
  narrowToVisitor(): void;
  /** The remote that owns the page at a path for this user. */
  findOwner(pathname: string, user: User | undefined): RegistryRemote | undefined;
  /** The remote that provides the fragment for this user. */
  findFragmentProvider(fragment: string, user: User | undefined): RegistryRemote | undefined;
  /**
   * The current release of a remote, loaded once. A failure is retried once; then the previous release is the
   * fallback. Rejects with a `RemoteLoadError` if no release works.
   */
  load(name: string): Promise<LoadedRemote>;
  /** Loads the texts of all loaded releases in a language; those that fail stay in English. */
  loadLanguage(language: Language): Promise<void>;
  /**
   * Marks a release as failed. Resolves to true if another one replaces it: a newer one that has been
   * released meanwhile, or the last good one.
   */
  markFailed(failed: ReleaseName): Promise<boolean>;
  /** Resets the failures of a remote: the next call of `load` starts with the live release. */
  resetFailures(name: string): void;
  /** Live versions that differ from the loaded ones and would take effect on a reload. */
  listUpdates(): string[];
  /** Time limit for loading code of a remote. */
  readonly budget: LoadBudget;
}

export function createRegistryClient(settings: RegistrySettings): RegistryClient {
  const { state, http, page, onReply } = settings;
  const get = state.effective.getState;
  const loader = createRemoteLoader(settings, {
    findRelease: (name) => findIn(get(), name),
    markFailed,
  });

  async function refresh(): Promise<void> {
    const reply = await getRegistry(http, undefined, page);
    onReply(reply);
    state.set(reply);
  }

  async function findLastGood(failed: ReleaseName): Promise<RegistryRemote | undefined> {
    if (isOverridden(state.getLive(), failed.name)) return undefined;
    const reply = await getRegistry(http, failed, page);
    onReply(reply);
    const earlier = findIn(reply, failed.name);
    return earlier && !state.hasFailed(earlier) ? earlier : undefined;
  }

  async function markFailed(failed: ReleaseName): Promise<boolean> {
    state.addFailure(failed);
    await refresh().catch(() => undefined);
    const present = findIn(get(), failed.name);
    if (!present || !state.hasFailed(present)) return present !== undefined;
    const earlier = await findLastGood(failed).catch(() => undefined);
    if (!earlier) return false;
    state.useFallback(earlier);
    return true;
  }

  return {
    get,
    store: state.effective,
    budget: loader.budget,
    refresh,
    load: loader.load,
    loadLanguage: loader.loadLanguage,
    markFailed,
    resetFailures: state.resetFailures,
    narrowToVisitor: () => state.set(narrow(state.getLive())),
    listUpdates() {
      const { remotes, shell } = state.getLive();
      const inPage = state.effective.getInitialState();
      const updated = remotes.filter((release) => {
        const known = loader.findLoaded(release.name);
        return known && known.version !== release.version && !state.hasFailed(release);
      });
      return [...updated.map(nameRelease), ...(shell === inPage.shell ? [] : [`shell@${shell}`])];
    },
    findOwner(pathname, user) {
      const claims = get().remotes.flatMap((remote) => remote.routes.map((route) => ({ ...route, remote })));
      return findClaims(claims, pathname).find(({ access }) => isOpenTo(access, user))?.remote;
    },
    findFragmentProvider: (fragment, user) =>
      get().remotes.find(({ fragments }) =>
        fragments.some(({ name, access }) => name === fragment && isOpenTo(access, user)),
      ),
  };
}

const findIn = ({ remotes }: Registry, name: string) => remotes.find((remote) => remote.name === name);

/** A release chosen by an override is not replaced, so that the user sees it or sees it fail. */
const isOverridden = ({ overrides }: Registry, name: string) =>
  overrides.some(({ remote }) => remote === name);

const isPublic = ({ access }: { readonly access: string }) => access === 'public';

const narrow = (registry: Registry): Registry => ({
  ...registry,
  remotes: registry.remotes
    .map((remote) => ({
      ...remote,
      routes: remote.routes.filter(isPublic),
      fragments: remote.fragments.filter(isPublic),
    }))
    .filter(({ routes, fragments }) => routes.length + fragments.length > 0),
});
