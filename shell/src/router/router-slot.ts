import type { Registry } from '@metier/sdk/contract';
import type { Documents } from '../documents/documents';
import { decideAccess } from '../guard/decide-access';
import type { RegistryClient } from '../registry/registry-client';
import type { SessionEnd } from '../session/session';
import { createShellRouter, type RouterServices } from './create-router';
import type { RenderedStart, RouterSlot, RouterStore, ShellRouter } from '../navigation/shell-router';

export type RouterSlotServices = Omit<RouterServices, 'routers'> & {
  readonly registry: Pick<RegistryClient, 'refresh' | 'resetFailures'>;
  readonly documents: Documents;
};

/** The current address, or the pending one. */
function readAddress({ router }: ShellRouter): { pathname: string; address: string } {
  const { pathname, search, hash } = router.state.navigation.location ?? router.state.location;
  return { pathname, address: pathname + search + hash };
}

/** After a logout on a page that requires login: the login page without a return address. */
function addressAfter({ access }: Registry, end: SessionEnd | undefined, left: ShellRouter): string {
  const { pathname, address } = readAddress(left);
  const needsLogin = decideAccess(access, undefined, pathname).kind === 'login';
  return end === 'logout' && needsLogin ? '/login' : address;
}

export function createRouterSlot(services: RouterSlotServices, store: RouterStore): RouterSlot {
  const { registry, documents } = services;
  let count = 0;

  const get = () => store.getState() ?? begin();

  function begin(start?: RenderedStart): ShellRouter {
    const opened = createShellRouter({ ...services, routers: slot }, ++count, start);
    store.setState(opened, true);
    return opened;
  }

  function replaceRouter(end: SessionEnd | undefined, address?: string): Promise<never> {
    const left = get();
    const next = address ?? addressAfter(registry.get(), end, left);
    left.router.dispose();
    if (!documents.isHere(new URL(next, window.location.origin).pathname))
      return documents.leave(next, { replace: true });
    window.history.replaceState(null, '', next);
    begin();
    return new Promise(() => undefined);
  }

  async function retry(name: string): Promise<void> {
    await registry.refresh().catch(() => undefined);
    registry.resetFailures(name);
    const { router, mounted } = get();
    const old = mounted.get(name);
    const isReplaced = old && (await registry.load(name).catch(() => old)).face !== old.face;
    if (isReplaced) void replaceRouter(undefined);
    else await router.navigate(readAddress(get()).address, { replace: true });
  }

  const slot: RouterSlot = {
    get,
    store,
    begin,
    renew: replaceRouter,
    readAddress: () => readAddress(get()).address,
    retry,
  };
  return slot;
}
