import { createContext, use, type ReactNode } from 'react';
import type { Ports } from './ports';

const PortsContext = createContext<Ports | undefined>(undefined);

/** Provides the shell's ports to its children. */
export function PortsProvider({ ports, children }: { ports: Ports; children: ReactNode }) {
  return <PortsContext value={ports}>{children}</PortsContext>;
}

/** The shell's ports, inside a page or a fragment. */
export function usePorts(): Ports {
  const ports = use(PortsContext);
  if (!ports) throw new Error('usePorts() works only inside pages and fragments of a remote');
  return ports;
}
