import type { Shell } from '../parts';
import { nextTask } from '../next-task';
import { tryTwice } from '../registry/try-twice';
import type { LoadedRemote } from '../registry/registry-client';
import { readHandle } from '../router/guarded-route';
import { reviveState, type CarriedState } from './loader-data';

/** What the loaders of a page that the server has rendered have brought; undefined for any other page. */
export function readCarriedState(): CarriedState | undefined {
  const block = document.getElementById('rendered')?.textContent;
  return block ? (JSON.parse(block) as CarriedState) : undefined;
}

/**
 * `ready`: the page can be hydrated. `foreign`: it is not this session's, and has to be drawn anew. `failed`: its code
 * cannot be had at present.
 */
export type Hydratability = 'ready' | 'foreign' | 'failed';

/** Fetches the code of what is shown, so that hydration finds it; false when there is none. */
async function loadShown({ registry, routers }: Shell, { release }: LoadedRemote): Promise<boolean> {
  const { router } = routers.get();
  const handles = router.state.matches.map(({ route }) => readHandle(route)).filter((handle) => handle);
  const load = () => Promise.all(handles.map((handle) => handle?.load?.()));
  await tryTwice(load, registry.budget.left(release.name));
  return handles.every((handle) => handle?.load);
}

/**
 * Makes the shell ready to hydrate a rendered page as it stands: with its data, and with its code there before the first
 * rendering. Where the code of one release does not come, that of the last good one takes its place.
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
