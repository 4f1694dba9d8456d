import { decideAccess } from '../guard/decide-access';
import type { SessionEnd } from '../session/session';
import type { ShellServices } from '../shell-services';
import { createShellRouter } from './create-router';
import type { RouterSlot, ShellRouter } from './shell-router';

/** The current address, or the pending one. */
function readAddress({ router }: ShellRouter): { pathname: string; address: string } {
  const { pathname, search, hash } = router.state.navigation.location ?? router.state.location;
  return { pathname, address: pathname + search + hash };
}

/** After a logout on a page that requires login: the login page without a return address. */
function addressAfter({ registry }: ShellServices, end: SessionEnd | undefined, left: ShellRouter): string {
  const { pathname, address } = readAddress(left);
  const needsLogin = decideAccess(registry.get().access, undefined, pathname).kind === 'login';
  return end === 'logout' && needsLogin ? '/login' : address;
}

export function createRouterSlot(getShell: () => ShellServices): RouterSlot {
  const listeners = new Set<() => void>();
  let current: ShellRouter | undefined;
  let count = 0;

  const open = () => createShellRouter(getShell(), ++count);
  const get = () => (current ??= open());

  function replaceRouter(end: SessionEnd | undefined, address?: string): Promise<never> {
    const left = get();
    const next = address ?? addressAfter(getShell(), end, left);
    left.router.dispose();
    window.history.replaceState(null, '', next);
    current = open();
    for (const listener of listeners) listener();
    return new Promise(() => undefined);
  }

  async function retry(name: string): Promise<void> {
    const { registry } = getShell();
    await registry.refresh().catch(() => undefined);
    registry.forgive(name);
    const { router, mounted } = get();
    const old = mounted.get(name);
    const isReplaced = old && (await registry.load(name).catch(() => old)).face !== old.face;
    if (isReplaced) void replaceRouter(undefined);
    else await router.navigate(readAddress(get()).address, { replace: true });
  }

  return {
    get,
    begin: (start) => (current = createShellRouter(getShell(), ++count, start)),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    renew: replaceRouter,
    retry,
  };
}
