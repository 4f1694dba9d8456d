import type { Shell } from '../parts';
import { nextTask } from '../next-task';
import { readHandle } from '../router/guarded-route';
import { reviveState, type CarriedState } from './loader-data';

/** What the loaders of a page that the server has rendered have brought; undefined for any other page. */
export function readCarriedState(): CarriedState | undefined {
  const block = document.getElementById('rendered')?.textContent;
  return block ? (JSON.parse(block) as CarriedState) : undefined;
}

/**
 * Makes the shell ready to take over a rendered page as it stands: with its data, and with its code there before the
 * first rendering. False when that cannot be; the page then has to be drawn anew.
 */
export async function takeOver(
  { registry, session, routers }: Shell,
  carried: CarriedState,
): Promise<boolean> {
  try {
    const owner = registry.findOwner(window.location.pathname, session.getUser());
    if (!owner) return false;
    const remote = await registry.load(owner.name);
    await nextTask();
    const { router } = routers.begin({ remote, state: reviveState(carried) });
    const handles = router.state.matches.map(({ route }) => readHandle(route)).filter((handle) => handle);
    await Promise.all(handles.map((handle) => handle?.load?.()));
    return handles.every((handle) => handle?.load);
  } catch {
    return false;
  }
}
