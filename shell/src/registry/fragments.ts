import { createRemoteLoadError, type FragmentsPort, type Ports } from '@metier/shared/remote';
import type { RegistryClient } from './registry-client';

/** Finds the remote that lends a fragment to the present session, and fetches the piece. */
export function createFragments(registry: RegistryClient, getPorts: () => Ports): FragmentsPort {
  return {
    async load(name) {
      const ports = getPorts();
      const lender = registry.findLender(name, ports.session.getUser());
      if (!lender) throw createRemoteLoadError(undefined);
      const remote = await registry.load(lender.name);
      try {
        const piece = await remote.fragment(name, ports);
        if (piece) return piece;
      } catch (error) {
        // The piece may be gone because there is a newer release: the next attempt will know of it.
        await registry.refresh().catch(() => undefined);
        throw error;
      }
      throw createRemoteLoadError(lender.name);
    },
  };
}
