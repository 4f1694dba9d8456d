import { getRegistry, type Http } from '@metier/shared/api';
import type { Registry, RegistryRemote, RegistryReply, User } from '@metier/shared/contract';
import { createRemoteLoadError, type Remote } from '@metier/shared/remote';
import { findClaims, isOpenTo } from '@metier/shared/rules';
import { agreeOnContract } from '../contract/agree-on-contract';
import { createLoadBudget, STAND_IN_MS, type LoadBudget } from './load-budget';
import { settlesWithin, tryTwice } from './try-twice';

/** A release that is in the page. */
export interface LoadedRemote {
  readonly release: RegistryRemote;
  readonly face: Remote;
}

export interface RegistrySettings {
  readonly initial: RegistryReply;
  readonly http: Http;
  /** Fetches a release from nothing, whatever an earlier attempt has left behind. */
  readonly fetchRemote: (remote: RegistryRemote) => Promise<Remote>;
  /** Told of every release that is about to be used, also again. */
  readonly onUse: (release: RegistryRemote) => void;
  /** Told of a release whose entry or public face could not be had, twice. */
  readonly onFailure: (release: RegistryRemote, error: unknown) => void;
  /** Told of every registry that comes, with the ticket that came along. */
  readonly onReply: (reply: RegistryReply) => void;
}

/** The remotes that the present session may use. */
export interface RegistryClient {
  /** What is live for this visitor, with the last good release in place of one that was given up. */
  get(): Registry;
  /** Calls the listener whenever another registry has come, or another release stands in. */
  subscribe(listener: () => void): () => void;
  /** Asks the server again: after a login, a logout, a failure, a release. */
  refresh(): Promise<void>;
  /** Leaves of the present registry only what a visitor may know. */
  narrowToVisitor(): void;
  /** Whose page answers at a path for this user. */
  findOwner(pathname: string, user: User | undefined): RegistryRemote | undefined;
  /** Whose fragment has that name for this user. */
  findLender(fragment: string, user: User | undefined): RegistryRemote | undefined;
  /**
   * The present release of a remote, from the server or from an earlier call. What fails is tried once more; then the
   * release before it stands in. Rejects with a `RemoteLoadError` when there is none that works.
   */
  load(name: string): Promise<LoadedRemote>;
  /**
   * Gives up a release that does not work. Resolves to whether another one stands in from now on: a newer one that has
   * been released meanwhile, or the last good one.
   */
  giveUp(failed: Pick<RegistryRemote, 'name' | 'version'>): Promise<boolean>;
  /** Forgets what was given up of a remote: the next call of `load` begins with what is live. */
  forgive(name: string): void;
  /** The versions that are live and not those in the page, for whoever loads the page anew. */
  listNews(): string[];
  /** How long a person waits for code of a remote. */
  readonly budget: LoadBudget;
}

export function createRegistryClient(settings: RegistrySettings): RegistryClient {
  const { http, fetchRemote, onUse, onFailure, onReply } = settings;
  const { shell: ownVersion } = settings.initial;
  const listeners = new Set<() => void>();
  const loading = new Map<string, Promise<LoadedRemote>>();
  const inPage = new Map<string, RegistryRemote>();
  const givenUp = new Set<string>();
  const standIns = new Map<string, RegistryRemote>();
  const budget = createLoadBudget();
  let live: Registry = settings.initial;
  let effective = live;
  onReply(settings.initial);

  const nameRelease = ({ name, version }: Pick<RegistryRemote, 'name' | 'version'>) => `${name}@${version}`;
  const isGivenUp = (release: RegistryRemote) => givenUp.has(nameRelease(release));
  const substitute = (release: RegistryRemote) =>
    (isGivenUp(release) && standIns.get(release.name)) || release;

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
    const attempt = tryTwice(() => fetchFace(release), budget.left(release.name));
    loading.set(release.container, attempt);
    attempt.catch((error: unknown) => {
      loading.delete(release.container);
      onFailure(release, error);
    });
    return attempt;
  }

  /** Whether another release stands in, as far as that is known before the person has waited long enough. */
  async function replace(release: RegistryRemote): Promise<boolean> {
    const replacing = giveUp(release);
    return (await settlesWithin(replacing, budget.left(release.name))) && replacing;
  }

  async function load(name: string, isWaitedFor = budget.isRunning(name)): Promise<LoadedRemote> {
    const release = findIn(effective, name);
    if (!release) throw createRemoteLoadError(name);
    const attempt = loadOnce(release);
    const isSettled = await settlesWithin(attempt, budget.left(name) - STAND_IN_MS);
    // What still hangs may come yet, if nothing stands in for it.
    if (!isSettled && (await replace(release))) return load(name, isWaitedFor);
    try {
      const loaded = await attempt;
      onUse(release);
      // Who waits for more than the entry ends the budget.
      if (!isWaitedFor) budget.end(name);
      return loaded;
    } catch (cause) {
      if (isSettled && (await replace(release))) return load(name, isWaitedFor);
      budget.end(name);
      throw createRemoteLoadError(name, cause);
    }
  }

  /** Somebody who has asked for a release wants to see it, or to see that it fails. */
  const isChosen = (name: string) => live.overrides.some(({ remote }) => remote === name);

  async function findLastGood(failed: Pick<RegistryRemote, 'name' | 'version'>) {
    if (isChosen(failed.name)) return undefined;
    const reply = await getRegistry(http, failed);
    onReply(reply);
    const earlier = findIn(reply, failed.name);
    return earlier && !isGivenUp(earlier) ? earlier : undefined;
  }

  async function giveUp(failed: Pick<RegistryRemote, 'name' | 'version'>): Promise<boolean> {
    givenUp.add(nameRelease(failed));
    await refresh().catch(() => undefined);
    const present = findIn(effective, failed.name);
    if (!present || !isGivenUp(present)) return present !== undefined;
    const earlier = await findLastGood(failed).catch(() => undefined);
    if (!earlier) return false;
    standIns.set(failed.name, earlier);
    set(live);
    return true;
  }

  function forgive(name: string): void {
    standIns.delete(name);
    for (const release of givenUp) if (release.startsWith(`${name}@`)) givenUp.delete(release);
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
    giveUp,
    forgive,
    narrowToVisitor: () => set(narrow(live)),
    listNews() {
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
    findLender: (fragment, user) =>
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
