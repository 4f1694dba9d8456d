import { useState, useSyncExternalStore, type ComponentType } from 'react';
import { ErrorPanel, LoadingText, useTexts } from '../ui/index';
import { ErrorBoundary } from './errors/error-boundary';
import type { FragmentProps, FragmentsPort } from './ports';
import { usePorts } from './ports-provider';
import { isRemoteLoadError } from './errors/remote-load-error';
import { remoteTexts } from './remote.texts';

type FragmentState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly Component: ComponentType<FragmentProps> }
  | { readonly kind: 'failed'; readonly error: unknown };

/** External store for one fragment: loads it immediately, and again on `retry`. */
function createFragmentStore(fragments: FragmentsPort, name: string) {
  const listeners = new Set<() => void>();
  let state: FragmentState = { kind: 'loading' };

  function set(next: FragmentState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  function ask(): void {
    fragments.load(name).then(
      (Component) => set({ kind: 'ready', Component }),
      (error: unknown) => set({ kind: 'failed', error }),
    );
  }

  ask();
  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    fail: (error: unknown) => set({ kind: 'failed', error }),
    retry() {
      set({ kind: 'loading' });
      ask();
    },
  };
}

function FragmentSlot({ name, given }: { name: string; given: FragmentProps }) {
  const texts = useTexts(remoteTexts);
  const { fragments } = usePorts();
  const [piece] = useState(() => createFragmentStore(fragments, name));
  const state = useSyncExternalStore(piece.subscribe, piece.get, piece.get);
  if (state.kind === 'ready') {
    return (
      <ErrorBoundary fallback={() => null} onError={piece.fail}>
        <state.Component {...given} />
      </ErrorBoundary>
    );
  }
  if (state.kind === 'loading') return <LoadingText>{texts.loadingFragment}</LoadingText>;
  const remote = isRemoteLoadError(state.error) ? state.error.remote : undefined;
  return (
    <ErrorPanel
      title={texts.fragmentFailed}
      message={texts.fragmentSafe}
      {...(remote && { remote })}
      onRetry={piece.retry}
    />
  );
}

/**
 * Renders a fragment of another remote, found by its `name` and the session's role; all other properties are
 * passed on to it. If it cannot be loaded, an error panel replaces it alone and the page around it keeps its
 * input.
 */
export function Fragment({ name, ...given }: { name: string } & FragmentProps) {
  return <FragmentSlot key={name} name={name} given={given} />;
}
