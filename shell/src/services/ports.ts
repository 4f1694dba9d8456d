import { SHELL_CONTRACTS, type FragmentsPort, type LanguagePort, type Ports } from '@metier/sdk/remote';
import type { SessionPort } from '@metier/sdk/session';
import type { ReleaseName } from '../base/release-name';
import { watchWrites } from '../prefetch/http-ports';
import type { Prefetch } from '../prefetch/prefetch';
import { createFragments, type FragmentsSettings } from '../registry/fragments';
import type { ReleaseHttp } from './release-http';

export interface PortsSettings extends Omit<FragmentsSettings, 'createPorts'> {
  readonly releaseHttp: Pick<ReleaseHttp, 'of'>;
  readonly prefetch: Pick<Prefetch, 'invalidate'>;
  /** Ports that are the same for every release. */
  readonly common: Omit<Ports, 'contract' | 'http' | 'fragments'>;
}

// The operations and events that are reserved for the shell are left out: a remote could hold up a login.
const toSessionPort = ({ getUser, subscribe, start, refresh, end }: SessionPort): SessionPort => ({
  getUser,
  subscribe,
  start,
  refresh,
  end,
});
const toLanguagePort = ({ get, subscribe, change }: LanguagePort): LanguagePort => ({
  get,
  subscribe,
  change,
});

/** Returns a function that creates the ports of a release, for the contract that is the shell's newest. */
export function createPortsOf({ releaseHttp, prefetch, common, ...services }: PortsSettings) {
  const session = toSessionPort(common.session);
  const language = toLanguagePort(common.language);
  const createPorts = (release: ReleaseName, fragments: FragmentsPort): Ports => ({
    ...common,
    session,
    language,
    contract: Math.max(...SHELL_CONTRACTS),
    http: watchWrites(releaseHttp.of(release), prefetch.invalidate),
    fragments,
  });
  const fragments = createFragments({ ...services, createPorts });
  return (release: ReleaseName): Ports => createPorts(release, fragments);
}
