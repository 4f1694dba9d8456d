import { useSyncExternalStore } from 'react';
import { useShell } from '../shell-context';

/** The path patterns of all live pages, so that nothing links to a page that does not exist. */
export function useLivePaths(): ReadonlySet<string> {
  const { registry } = useShell();
  const { access } = useSyncExternalStore(registry.subscribe, registry.get, registry.get);
  return new Set(access.map(({ path }) => path));
}
