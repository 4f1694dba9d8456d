import type { Http } from '@metier/shared/api';
import type { Registry, RegistryRemote, User } from '@metier/shared/contract';
import { createRemoteLoadError, REMOTE_CONTRACT, type Remote } from '@metier/shared/remote';
import { findClaims, isOpenTo } from '@metier/shared/rules';

export interface RegistrySettings {
  readonly initial: Registry;
  readonly http: Http;
  /** Fetches a release from nothing, whatever an earlier attempt has left behind. */
  readonly fetchRemote: (remote: RegistryRemote) => Promise<Remote>;
}

/** The remotes that the present session may use. */
export interface RegistryClient {
  get(): Registry;
  /** Calls the listener whenever another registry has come. */
  subscribe(listener: () => void): () => void;
  /** Asks the server again: after a login, a logout, a failure. */
  refresh(): Promise<void>;
  /** Leaves of the present registry only what a visitor may know. */
  narrowToVisitor(): void;
  /** Whose page answers at a path for this user. */
  findOwner(pathname: string, user: User | undefined): RegistryRemote | undefined;
  /** Whose fragment has that name for this user. */
  findLender(fragment: string, user: User | undefined): RegistryRemote | undefined;
  /**
   * The public face of a remote, in its present release. A failure is forgotten, and the registry asked again: if it
   * names another release by then, that one is tried at once. Rejects with a `RemoteLoadError`.
   */
  load(name: string): Promise<Remote>;
}

export function createRegistryClient(settings: RegistrySettings): RegistryClient {
  const { http, fetchRemote } = settings;
  const listeners = new Set<() => void>();
  const faces = new Map<string, Promise<Remote>>();
  let registry = settings.initial;

  function set(next: Registry): void {
    registry = next;
    for (const listener of listeners) listener();
  }

  const refresh = async () => set(await http.get<Registry>('registry/'));

  const find = (name: string) => registry.remotes.find((remote) => remote.name === name);

  async function fetchFace(remote: RegistryRemote): Promise<Remote> {
    const face = await fetchRemote(remote);
    if (face.contract === REMOTE_CONTRACT) return face;
    throw new Error(`${remote.name} speaks contract ${face.contract}, the shell ${REMOTE_CONTRACT}`);
  }

  async function load(name: string): Promise<Remote> {
    const remote = find(name);
    if (!remote) throw createRemoteLoadError(name);
    const face = faces.get(remote.container) ?? fetchFace(remote);
    faces.set(remote.container, face);
    try {
      return await face;
    } catch (cause) {
      if (faces.get(remote.container) === face) faces.delete(remote.container);
      await refresh().catch(() => undefined);
      const successor = find(name);
      if (successor && successor.container !== remote.container) return load(name);
      throw createRemoteLoadError(name, cause);
    }
  }

  return {
    get: () => registry,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    refresh,
    load,
    narrowToVisitor: () =>
      set({
        ...registry,
        remotes: registry.remotes
          .map((remote) => ({
            ...remote,
            routes: remote.routes.filter(({ access }) => access === 'public'),
            fragments: remote.fragments.filter(({ access }) => access === 'public'),
          }))
          .filter(({ routes, fragments }) => routes.length + fragments.length > 0),
      }),
    findOwner(pathname, user) {
      const claims = registry.remotes.flatMap((remote) =>
        remote.routes.map((route) => ({ ...route, remote })),
      );
      return findClaims(claims, pathname).find(({ access }) => isOpenTo(access, user))?.remote;
    },
    findLender: (fragment, user) =>
      registry.remotes.find(({ fragments }) =>
        fragments.some(({ name, access }) => name === fragment && isOpenTo(access, user)),
      ),
  };
}
