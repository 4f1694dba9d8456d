import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { LanguageBoundary } from '../ui/index';
import { languageOf, type GivenPorts, type LanguagePort, type Ports } from './ports';

const PortsContext = createContext<Ports | undefined>(undefined);

export interface PortsProviderProps {
  ports: GivenPorts;
  /** The language of the site, where the texts inside may be in another one. */
  site?: LanguagePort;
  children: ReactNode;
}

const useLanguageOf = ({ get, subscribe }: LanguagePort) => useSyncExternalStore(subscribe, get, get);

/** Provides the shell's ports to its children, which are shown in their language. */
export function PortsProvider({ ports, site = languageOf(ports), children }: PortsProviderProps) {
  const port = languageOf(ports);
  const around = useLanguageOf(site);
  const language = useLanguageOf(port);
  const complete = useMemo(() => ({ ...ports, language: port }), [ports, port]);
  return (
    <PortsContext value={complete}>
      <LanguageBoundary language={language} around={around}>
        {children}
      </LanguageBoundary>
    </PortsContext>
  );
}

/** The shell's ports, inside a page or a fragment. */
export function usePorts(): Ports {
  const ports = use(PortsContext);
  if (!ports) throw new Error('usePorts() works only inside pages and fragments of a remote');
  return ports;
}
