import type { RegistryRemote } from '@metier/sdk/contract';
import type { Ports } from '@metier/sdk/remote';
import { matchRoutes } from '@metier/sdk/router';
import { isOpenTo } from '@metier/sdk/rules';
import { readHandle } from '../navigation/route-handle';
import type { RouterSlot } from '../navigation/shell-router';
import type { RegistryClient } from '../registry/registry-client';
import type { ShellSession } from '../session/session';
import { createReadOnlyHttp } from './http-ports';
import { nameAddress, type Prefetch } from './prefetch';

export interface PrefetchServices {
  readonly session: Pick<ShellSession, 'getUser'>;
  readonly registry: Pick<RegistryClient, 'load'>;
  readonly prefetch: Prefetch;
  readonly routers: Pick<RouterSlot, 'get' | 'store'>;
  portsOf(release: RegistryRemote): Ports;
}

/** Runs after the files are loaded: a failure from here on would also occur on click. */
async function runLoader(
  { session, registry, portsOf, routers }: PrefetchServices,
  { name }: RegistryRemote,
  url: URL,
  onFailure: () => void,
): Promise<unknown> {
  const { face, release } = routers.get().mounted.get(name) ?? (await registry.load(name));
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

/** True if the router is at the address or navigating to it: its data is already being loaded. */
function isTaken({ routers }: PrefetchServices, address: string): boolean {
  const { location, navigation } = routers.get().router.state;
  return [location, navigation.location].some((place) => place && nameAddress(place) === address);
}

/** Prefetches a page's code, and its data through its loader if the route has `readsAhead`. */
export async function fetchData(services: PrefetchServices, url: URL): Promise<void> {
  const { prefetch } = services;
  if (!(await prefetch.fetchCode(url))) return;
  const release = prefetch.findRelease(url);
  if (!release || isTaken(services, nameAddress(url)) || prefetch.has(url)) return;
  prefetch.keep(release, url, (onFailure) => runLoader(services, release, url, onFailure));
}
