import { createContext, use, type ReactNode } from 'react';
import type { Shell } from './parts';

const ShellContext = createContext<Shell | undefined>(undefined);

export function ShellProvider({ shell, children }: { shell: Shell; children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}

/** Services of the shell, for its own components. */
export function useShell(): Shell {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell() works only inside the shell');
  return shell;
}
