import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import { LanguageBoundary } from '../ui/index';
import type { Ports } from './ports';

const PortsContext = createContext<Ports | undefined>(undefined);

/** Provides the shell's ports to its children, which are shown in the language of the site. */
export function PortsProvider({ ports, children }: { ports: Ports; children: ReactNode }) {
  const { get, subscribe } = ports.language;
  const language = useSyncExternalStore(subscribe, get, get);
  return (
    <PortsContext value={ports}>
      <LanguageBoundary language={language}>{children}</LanguageBoundary>
    </PortsContext>
  );
}

/** The shell's ports, inside a page or a fragment. */
export function usePorts(): Ports {
  const ports = use(PortsContext);
  if (!ports) throw new Error('usePorts() works only inside pages and fragments of a remote');
  return ports;
}
