import { createRemoteLoadError, type FragmentProps, type FragmentsPort } from '@metier/shared/remote';
import { useLayoutEffect, type ComponentType } from 'react';
import { beginShowing } from '../isolation/shown-releases';
import type { ShellServices } from '../shell-services';
import { FragmentErrorBoundary } from './fragment-error-boundary';
import type { LoadedRemote } from './remote-loader';
import { retryWithHedge } from './retry-with-hedge';

type Piece = ComponentType<FragmentProps>;

/** Finds the remote that provides a fragment to the current session, and loads the component. */
export function createFragments(getShell: () => ShellServices): FragmentsPort {
  async function fetchPiece(name: string, { release, face }: LoadedRemote): Promise<Piece> {
    const piece = await face.fragment(name, getShell().portsOf(release));
    if (!piece) throw createRemoteLoadError(release.name);
    return piece;
  }

  async function load(name: string): Promise<Piece> {
    const { registry, reports, session } = getShell();
    const lender = registry.findFragmentProvider(name, session.getUser());
    if (!lender) throw createRemoteLoadError(undefined);
    const loaded = await registry.load(lender.name);
    const { release } = loaded;
    try {
      const piece = await retryWithHedge(() => fetchPiece(name, loaded), registry.budget.left(release.name));
      registry.budget.end(release.name);
      return guard(name, loaded, piece);
    } catch (error) {
      reports.failure('chunk', release, error);
      if (await registry.giveUp(release)) return load(name);
      registry.budget.end(release.name);
      throw error;
    }
  }

  function guard(name: string, { release }: LoadedRemote, Piece: Piece): Piece {
    /** Resolves with the replacement for a fragment that throws while rendering. */
    async function replace(error: unknown): Promise<Piece> {
      const { registry, reports } = getShell();
      reports.failure('render', release, error);
      if (await registry.giveUp(release)) return load(name);
      throw createRemoteLoadError(release.name, error);
    }
    return function GuardedPiece(props) {
      useLayoutEffect(() => beginShowing(release), []);
      return <FragmentErrorBoundary Piece={Piece} given={props} replace={replace} />;
    };
  }

  return { load };
}
