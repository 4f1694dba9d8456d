import type { RegistryRemote } from '@metier/sdk/contract';
import {
  createRemoteLoadError,
  type FragmentProps,
  type FragmentsPort,
  type Ports,
} from '@metier/sdk/remote';
import { useLayoutEffect, type ComponentType } from 'react';
import { beginShowing } from '../isolation/shown-releases';
import type { Reports } from '../reports/reports';
import type { ShellSession } from '../session/session';
import { GuardedFragment } from './guarded-fragment';
import type { RegistryClient } from './registry-client';
import type { LoadedRemote } from './remote-loader';
import { retryWithHedge } from './retry-with-hedge';

export interface FragmentsSettings {
  readonly registry: Pick<RegistryClient, 'findFragmentProvider' | 'load' | 'markFailed' | 'budget'>;
  readonly session: Pick<ShellSession, 'getUser'>;
  readonly reports: Pick<Reports, 'failure'>;
  /** Creates the ports of a release, with these fragments among them. */
  readonly createPorts: (release: RegistryRemote, fragments: FragmentsPort) => Ports;
}

type FragmentComponent = ComponentType<FragmentProps>;

/** Finds the remote that provides a fragment to the current session, and loads the component. */
export function createFragments(settings: FragmentsSettings): FragmentsPort {
  const { registry, session, reports, createPorts } = settings;

  async function fetchFragment(name: string, { release, face }: LoadedRemote): Promise<FragmentComponent> {
    const fragment = await face.fragment(name, createPorts(release, { load }));
    if (!fragment) throw createRemoteLoadError(release.name);
    return fragment;
  }

  async function load(name: string): Promise<FragmentComponent> {
    const lender = registry.findFragmentProvider(name, session.getUser());
    if (!lender) throw createRemoteLoadError(undefined);
    const loaded = await registry.load(lender.name);
    const { release } = loaded;
    try {
      const fragment = await retryWithHedge(
        () => fetchFragment(name, loaded),
        registry.budget.left(release.name),
      );
      registry.budget.end(release.name);
      return guard(name, loaded, fragment);
    } catch (error) {
      reports.failure('chunk', release, error);
      if (await registry.markFailed(release)) return load(name);
      registry.budget.end(release.name);
      throw error;
    }
  }

  function guard(name: string, { release }: LoadedRemote, Fragment: FragmentComponent): FragmentComponent {
    /** Resolves with the replacement for a fragment that throws while rendering. */
    async function replace(error: unknown): Promise<FragmentComponent> {
      reports.failure('render', release, error);
      if (await registry.markFailed(release)) return load(name);
      throw createRemoteLoadError(release.name, error);
    }
    return function ShownFragment(props) {
      useLayoutEffect(() => beginShowing(release), []);
      return <GuardedFragment Fragment={Fragment} given={props} replace={replace} />;
    };
  }

  return { load };
}
