import type { TamperGuard } from '../isolation/tamper-guard';
import type { RegistryClient } from '../registry/registry-client';
import { yieldToMain } from '../base/yield-to-main';
import { retryWithHedge } from '../registry/retry-with-hedge';
import type { LoadedRemote } from '../registry/remote-loader';
import type { Reports } from '../reports/reports';
import { readHandle } from '../navigation/route-handle';
import type { RouterSlot } from '../navigation/shell-router';
import type { ShellSession } from '../session/session';
import { hydrateState, type HydrationPayload } from './loader-data';

export interface HydrationServices {
  readonly registry: Pick<RegistryClient, 'findOwner' | 'load' | 'markFailed' | 'budget'>;
  readonly routers: Pick<RouterSlot, 'get' | 'begin'>;
  readonly session: Pick<ShellSession, 'getUser'>;
  readonly reports: Pick<Reports, 'failure'>;
  readonly guard: Pick<TamperGuard, 'check'>;
}

/** Loader data of a server-rendered page; undefined for any other page. */
export function readHydrationPayload(): HydrationPayload | undefined {
  const block = document.getElementById('rendered')?.textContent;
  return block ? (JSON.parse(block) as HydrationPayload) : undefined;
}

/**
 * `ready`: the page can be hydrated. `foreign`: it belongs to another session and must be rendered again.
 * `failed`: its code is unavailable at present.
 */
export type Hydratability = 'ready' | 'foreign' | 'failed';

/** Loads the code of the current page before hydration; resolves to false if there is none. */
async function loadShown(
  { registry, routers }: HydrationServices,
  { release }: LoadedRemote,
): Promise<boolean> {
  const { router } = routers.get();
  const handles = router.state.matches.map(({ route }) => readHandle(route)).filter((handle) => handle);
  const load = () => Promise.all(handles.map((handle) => handle?.load?.()));
  await retryWithHedge(load, registry.budget.left(release.name));
  return handles.every((handle) => handle?.load);
}

/**
 * Prepares the shell to hydrate a rendered page, with its data and code available before the first render. If
 * the code of a release fails to load, that of the last good one is used.
 */
export async function loadForHydration(
  services: HydrationServices,
  carried: HydrationPayload,
): Promise<Hydratability> {
  const { registry, reports, routers, session, guard } = services;
  const owner = registry.findOwner(window.location.pathname, session.getUser());
  if (!owner) return 'foreign';
  registry.budget.left(owner.name);
  let remote: LoadedRemote | undefined;
  try {
    remote = await registry.load(owner.name);
    await yieldToMain();
    routers.begin({ remote, state: hydrateState(carried) });
    const isReady = await loadShown(services, remote);
    guard.check(remote.release);
    return isReady ? 'ready' : 'foreign';
  } catch (error) {
    if (!remote) return 'failed';
    reports.failure('chunk', remote.release, error);
    routers.get().router.dispose();
    return (await registry.markFailed(remote.release)) ? loadForHydration(services, carried) : 'failed';
  } finally {
    registry.budget.end(owner.name);
  }
}
