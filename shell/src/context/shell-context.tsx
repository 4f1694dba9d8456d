import { createContext, use, type ReactNode } from 'react';
import type { ShellServices } from './shell-services';

const ShellContext = createContext<ShellServices | undefined>(undefined);

export function ShellProvider({ shell, children }: { shell: ShellServices; children: ReactNode }) {
  return <ShellContext value={shell}>{children}</ShellContext>;
}

/** Services of the shell, for its own components. */
export function useShell(): ShellServices {
  const shell = use(ShellContext);
  if (!shell) throw new Error('useShell() works only inside the shell');
  return shell;
}
