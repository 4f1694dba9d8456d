import { ErrorBoundary, type FragmentProps } from '@metier/sdk/remote';
import { useRef, useState, type ComponentType } from 'react';
import { isCodeError } from '../reports/is-code-error';

type FragmentComponent = ComponentType<FragmentProps>;

interface GuardedFragmentProps {
  Fragment: FragmentComponent;
  given: FragmentProps;
  /** Resolves with the fragment of another release. */
  replace: (error: unknown) => Promise<FragmentComponent>;
}

/** After this many errors of a fragment, another release is used. */
const MAX_ERRORS = 2;

/**
 * A fragment in a page of another remote. Renders it again after the first error, then uses the fragment of
 * another release. If there is none, rethrows to the boundary of the host page.
 */
export function GuardedFragment({ Fragment, given, replace }: GuardedFragmentProps) {
  const errors = useRef(0);
  const [Fallback, setFallback] = useState<FragmentComponent>();
  const [fatal, setFatal] = useState<{ readonly error: unknown }>();
  const Shown = Fallback ?? Fragment;

  async function handleError(error: unknown, reset: () => void) {
    errors.current += 1;
    if (!isCodeError(error) || Fallback) return setFatal({ error });
    if (errors.current < MAX_ERRORS) return reset();
    try {
      const replacement = await replace(error);
      setFallback(() => replacement);
    } catch (hopeless) {
      setFatal({ error: hopeless });
    }
  }

  if (fatal) throw fatal.error;
  return (
    <ErrorBoundary
      fallback={() => null}
      onError={(error, reset) => void handleError(error, reset)}
      resetKeys={[Shown]}
    >
      <Shown {...given} />
    </ErrorBoundary>
  );
}
