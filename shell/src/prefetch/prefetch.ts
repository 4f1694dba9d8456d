import type { RegistryRemote, RegistryRoute } from '@metier/sdk/contract';
import type { Ports } from '@metier/sdk/remote';
import { matchRoutes } from '@metier/sdk/router';
import { findClaims, isOpenTo } from '@metier/sdk/rules';
import { decideAccess } from '../guard/decide-access';
import type { RegistryClient } from '../registry/registry-client';
import { readHandle } from '../router/route-handle';
import type { ShellRouter } from '../router/shell-router';
import type { ShellSession } from '../session/session';
import { createReadOnlyHttp } from './http-ports';

export interface PrefetchSettings {
  readonly session: Pick<ShellSession, 'getUser'>;
  readonly registry: Pick<RegistryClient, 'get' | 'findOwner' | 'load'>;
  readonly portsOf: (release: RegistryRemote) => Ports;
  /** The current router; it is created later, because its routes read the prefetched data. */
  readonly getRouter: () => Pick<ShellRouter, 'router' | 'mounted'>;
  /** Fetches the files of a page, without running them. */
  readonly preloadPage: (release: RegistryRemote, route: RegistryRoute) => Promise<void>;
}

/** Prefetches code and data of the next page. Failures are ignored; the click loads the page as usual. */
export interface Prefetch {
  /** Prefetches the page's code if the current session may open it; resolves to true once it is available. */
  fetchCode(url: URL): Promise<boolean>;
  /** Also prefetches its data through its loader, if the route has `readsAhead`. */
  fetchData(url: URL): Promise<void>;
  /** Consumes the prefetched loader data of a release for an address; each result is returned once. */
  consume(release: RegistryRemote, url: URL): Promise<unknown>;
  /** Discards prefetched data after a write or a change of user, because it may be outdated. */
  invalidate(): void;
}

interface PrefetchedData {
  readonly container: string;
  readonly since: number;
  /** Resolves to undefined if the loader was not run or returned no page data. */
  readonly data: Promise<unknown>;
  /** True if a request of the loader has failed; others may still be running. */
  hasFailed: boolean;
}

/** Upper bound of the time between pointing at a link and following it. */
const FRESH_MS = 10_000;

const isFresh = (answer: PrefetchedData | undefined): answer is PrefetchedData =>
  answer !== undefined && Date.now() - answer.since < FRESH_MS;

/** The release that owns the page for the current session: the mounted one, if any. */
function findPage({ registry, getRouter, session }: PrefetchSettings, { pathname }: URL) {
  const user = session.getUser();
  if (decideAccess(registry.get().access, user, pathname).kind !== 'open') return undefined;
  const owner = registry.findOwner(pathname, user);
  const release = owner && (getRouter().mounted.get(owner.name)?.release ?? owner);
  const route = findClaims(release?.routes ?? [], pathname).find(({ access }) => isOpenTo(access, user));
  return release && route && { release, route };
}

/** Runs after the files are loaded: a failure from here on would also occur on click. */
async function runLoader(
  { session, registry, portsOf, getRouter }: PrefetchSettings,
  { name }: RegistryRemote,
  url: URL,
  onFailure: () => void,
): Promise<unknown> {
  const { face, release } = getRouter().mounted.get(name) ?? (await registry.load(name));
  const ports = portsOf(release);
  const http = createReadOnlyHttp(ports.http, onFailure);
  const user = session.getUser();
  const routes = face
    .routes({ ...ports, http })
    .filter((route) => isOpenTo(readHandle(route)?.access ?? 'public', user));
  const [match] = matchRoutes(routes, url.pathname) ?? [];
  if (!match) return undefined;
  const { route, params } = match;
  const handle = readHandle(route);
  await handle?.load?.();
  if (!handle?.readsAhead || typeof route.loader !== 'function') return undefined;
  const request = new Request(url);
  const data: unknown = await route.loader({
    request,
    url,
    params,
    pattern: route.path ?? '',
    context: undefined,
  });
  return data instanceof Response ? undefined : data;
}

export function createPrefetch(settings: PrefetchSettings): Prefetch {
  const answers = new Map<string, PrefetchedData>();

  const nameAddress = ({ pathname, search }: Pick<URL, 'pathname' | 'search'>) => pathname + search;

  /** True if the router is at the address or navigating to it: its data is already being loaded. */
  function isTaken(address: string): boolean {
    const { location, navigation } = settings.getRouter().router.state;
    return [location, navigation.location].some((place) => place && nameAddress(place) === address);
  }

  async function fetchCode(url: URL): Promise<boolean> {
    const page = findPage(settings, url);
    if (!page) return false;
    return settings.preloadPage(page.release, page.route).then(
      () => true,
      () => false,
    );
  }

  return {
    fetchCode,
    async fetchData(url) {
      if (!(await fetchCode(url))) return;
      const address = nameAddress(url);
      const page = findPage(settings, url);
      if (!page || isTaken(address) || isFresh(answers.get(address))) return;
      const answer: PrefetchedData = {
        container: page.release.container,
        since: Date.now(),
        hasFailed: false,
        data: runLoader(settings, page.release, url, () => (answer.hasFailed = true)).catch(() => undefined),
      };
      answers.set(address, answer);
    },
    async consume({ container }, url) {
      const address = nameAddress(url);
      const answer = answers.get(address);
      answers.delete(address);
      if (!isFresh(answer) || answer.container !== container) return undefined;
      const data = await answer.data;
      return answer.hasFailed ? undefined : data;
    },
    invalidate: () => answers.clear(),
  };
}
