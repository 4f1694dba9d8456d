import { useStore } from 'zustand/react';
import { useShell } from '../context/shell-context';

/** The path patterns of all live pages, so that nothing links to a page that does not exist. */
export function useLivePaths(): ReadonlySet<string> {
  const { registry } = useShell();
  const access = useStore(registry.store, (state) => state.access);
  return new Set(access.map(({ path }) => path));
}
