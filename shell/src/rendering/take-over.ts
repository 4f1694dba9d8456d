import type { Shell } from '../parts';
import { nextTask } from '../next-task';
import { tryTwice } from '../registry/try-twice';
import type { LoadedRemote } from '../registry/registry-client';
import { readHandle } from '../router/guarded-route';
import { reviveState, type CarriedState } from './loader-data';

/** Loader data of a server-rendered page; undefined for any other page. */
export function readCarriedState(): CarriedState | undefined {
  const block = document.getElementById('rendered')?.textContent;
  return block ? (JSON.parse(block) as CarriedState) : undefined;
}

/**
 * `ready`: the page can be hydrated. `foreign`: it belongs to another session and must be rendered again.
 * `failed`: its code is unavailable at present.
 */
export type Hydratability = 'ready' | 'foreign' | 'failed';

/** Loads the code of the current page before hydration; resolves to false if there is none. */
async function loadShown({ registry, routers }: Shell, { release }: LoadedRemote): Promise<boolean> {
  const { router } = routers.get();
  const handles = router.state.matches.map(({ route }) => readHandle(route)).filter((handle) => handle);
  const load = () => Promise.all(handles.map((handle) => handle?.load?.()));
  await tryTwice(load, registry.budget.left(release.name));
  return handles.every((handle) => handle?.load);
}

/**
 * Prepares the shell to hydrate a rendered page, with its data and code available before the first render. If
 * the code of a release fails to load, that of the last good one is used.
 */
export async function takeOver(shell: Shell, carried: CarriedState): Promise<Hydratability> {
  const { registry, reports, routers, session, guard } = shell;
  const owner = registry.findOwner(window.location.pathname, session.getUser());
  if (!owner) return 'foreign';
  registry.budget.left(owner.name);
  let remote: LoadedRemote | undefined;
  try {
    remote = await registry.load(owner.name);
    await nextTask();
    routers.begin({ remote, state: reviveState(carried) });
    const isReady = await loadShown(shell, remote);
    guard.check(remote.release);
    return isReady ? 'ready' : 'foreign';
  } catch (error) {
    if (!remote) return 'failed';
    reports.failure('chunk', remote.release, error);
    routers.get().router.dispose();
    return (await registry.giveUp(remote.release)) ? takeOver(shell, carried) : 'failed';
  } finally {
    registry.budget.end(owner.name);
  }
}
