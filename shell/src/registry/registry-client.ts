import { getRegistry, type Http } from '@metier/shared/api';
import type { Registry, RegistryRemote, RegistryReply, User } from '@metier/shared/contract';
import { createRemoteLoadError, type Remote } from '@metier/shared/remote';
import { findClaims, isOpenTo } from '@metier/shared/rules';
import { agreeOnContract } from '../contract/agree-on-contract';
import { createLoadBudget, FALLBACK_MS, type LoadBudget } from './load-budget';
import { settlesWithin, retryWithHedge } from './retry-with-hedge';

/** A loaded release and its public interface. */
export interface LoadedRemote {
  readonly release: RegistryRemote;
  readonly face: Remote;
}

export interface RegistrySettings {
  readonly initial: RegistryReply;
  readonly http: Http;
  /** Fetches a release from scratch, independent of earlier attempts. */
  readonly fetchRemote: (remote: RegistryRemote) => Promise<Remote>;
  /** Called for every release about to be used, also repeatedly. */
  readonly onUse: (release: RegistryRemote) => void;
  /** Called when a release's entry or public interface has failed to load twice. */
  readonly onFailure: (release: RegistryRemote, error: unknown) => void;
  /** Called for every received registry, with its ticket. */
  readonly onReply: (reply: RegistryReply) => void;
}

/** The remotes that the present session may use. */
export interface RegistryClient {
  /** The live registry of this visitor, with fallback releases in place of failed ones. */
  get(): Registry;
  /** Calls the listener when another registry is received or a fallback release is used. */
  subscribe(listener: () => void): () => void;
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
  /**
   * Marks a release as failed. Resolves to true if another one replaces it: a newer one that has been
   * released meanwhile, or the last good one.
   */
  giveUp(failed: Pick<RegistryRemote, 'name' | 'version'>): Promise<boolean>;
  /** Resets the failures of a remote: the next call of `load` starts with the live release. */
  forgive(name: string): void;
  /** Live versions that differ from the loaded ones and would take effect on a reload. */
  listUpdates(): string[];
  /** Time limit for loading code of a remote. */
  readonly budget: LoadBudget;
}

export function createRegistryClient(settings: RegistrySettings): RegistryClient {
  const { http, fetchRemote, onUse, onFailure, onReply } = settings;
  const { shell: ownVersion } = settings.initial;
  const listeners = new Set<() => void>();
  const loading = new Map<string, Promise<LoadedRemote>>();
  const inPage = new Map<string, RegistryRemote>();
  const failedReleases = new Set<string>();
  const fallbacks = new Map<string, RegistryRemote>();
  const budget = createLoadBudget();
  let live: Registry = settings.initial;
  let effective = live;
  onReply(settings.initial);

  const nameRelease = ({ name, version }: Pick<RegistryRemote, 'name' | 'version'>) => `${name}@${version}`;
  const isGivenUp = (release: RegistryRemote) => failedReleases.has(nameRelease(release));
  const substitute = (release: RegistryRemote) =>
    (isGivenUp(release) && fallbacks.get(release.name)) || release;

  function set(next: Registry): void {
    live = next;
    effective = { ...live, remotes: live.remotes.map(substitute) };
    for (const listener of listeners) listener();
  }

  async function refresh(): Promise<void> {
    const reply = await getRegistry(http);
    onReply(reply);
    set(reply);
  }

  const findIn = ({ remotes }: Registry, name: string) => remotes.find((remote) => remote.name === name);

  async function fetchFace(release: RegistryRemote): Promise<LoadedRemote> {
    const face = agreeOnContract(await fetchRemote(release), release);
    inPage.set(release.name, release);
    return { release, face };
  }

  function loadOnce(release: RegistryRemote): Promise<LoadedRemote> {
    const known = loading.get(release.container);
    if (known) return known;
    const attempt = retryWithHedge(() => fetchFace(release), budget.left(release.name));
    loading.set(release.container, attempt);
    attempt.catch((error: unknown) => {
      loading.delete(release.container);
      onFailure(release, error);
    });
    return attempt;
  }

  /** Resolves to true if a fallback release is found within the remaining budget. */
  async function replace(release: RegistryRemote): Promise<boolean> {
    const replacing = markFailed(release);
    return (await settlesWithin(replacing, budget.left(release.name))) && replacing;
  }

  async function load(name: string, isWaitedFor = budget.isRunning(name)): Promise<LoadedRemote> {
    const release = findIn(effective, name);
    if (!release) throw createRemoteLoadError(name);
    const attempt = loadOnce(release);
    const isSettled = await settlesWithin(attempt, budget.left(name) - FALLBACK_MS);
    // Without a fallback, the hanging attempt may still succeed.
    if (!isSettled && (await replace(release))) return load(name, isWaitedFor);
    try {
      const loaded = await attempt;
      onUse(release);
      // A caller that awaits more than the entry ends the budget.
      if (!isWaitedFor) budget.end(name);
      return loaded;
    } catch (cause) {
      if (isSettled && (await replace(release))) return load(name, isWaitedFor);
      budget.end(name);
      throw createRemoteLoadError(name, cause);
    }
  }

  /** A release chosen by an override is not replaced, so that the user sees it or sees it fail. */
  const isOverridden = (name: string) => live.overrides.some(({ remote }) => remote === name);

  async function findLastGood(failed: Pick<RegistryRemote, 'name' | 'version'>) {
    if (isOverridden(failed.name)) return undefined;
    const reply = await getRegistry(http, failed);
    onReply(reply);
    const earlier = findIn(reply, failed.name);
    return earlier && !isGivenUp(earlier) ? earlier : undefined;
  }

  async function markFailed(failed: Pick<RegistryRemote, 'name' | 'version'>): Promise<boolean> {
    failedReleases.add(nameRelease(failed));
    await refresh().catch(() => undefined);
    const present = findIn(effective, failed.name);
    if (!present || !isGivenUp(present)) return present !== undefined;
    const earlier = await findLastGood(failed).catch(() => undefined);
    if (!earlier) return false;
    fallbacks.set(failed.name, earlier);
    set(live);
    return true;
  }

  function resetFailures(name: string): void {
    fallbacks.delete(name);
    for (const release of failedReleases) if (release.startsWith(`${name}@`)) failedReleases.delete(release);
    set(live);
  }

  return {
    get: () => effective,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    budget,
    refresh,
    load: (name) => load(name),
    giveUp: markFailed,
    forgive: resetFailures,
    narrowToVisitor: () => set(narrow(live)),
    listUpdates() {
      const remotes = live.remotes.filter((release) => {
        const known = inPage.get(release.name);
        return known && known.version !== release.version && !isGivenUp(release);
      });
      return [...remotes.map(nameRelease), ...(live.shell === ownVersion ? [] : [`shell@${live.shell}`])];
    },
    findOwner(pathname, user) {
      const claims = effective.remotes.flatMap((remote) =>
        remote.routes.map((route) => ({ ...route, remote })),
      );
      return findClaims(claims, pathname).find(({ access }) => isOpenTo(access, user))?.remote;
    },
    findFragmentProvider: (fragment, user) =>
      effective.remotes.find(({ fragments }) =>
        fragments.some(({ name, access }) => name === fragment && isOpenTo(access, user)),
      ),
  };
}

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
