import { Suspense, use, useState, type ComponentType } from 'react';
import { ErrorPanel, LoadingText } from '../ui/index';
import type { FragmentProps, FragmentsPort } from './ports';
import { usePorts } from './ports-provider';
import { isRemoteLoadError } from './remote-load-error';
import { remoteTexts } from './remote.texts';

type Outcome = { Component: ComponentType<FragmentProps> } | { error: unknown };

interface PieceProps {
  outcome: Promise<Outcome>;
  given: FragmentProps;
  onRetry: () => void;
}

function Piece({ outcome, given, onRetry }: PieceProps) {
  const settled = use(outcome);
  if ('Component' in settled) return <settled.Component {...given} />;
  const remote = isRemoteLoadError(settled.error) ? settled.error.remote : undefined;
  return (
    <ErrorPanel
      title={remoteTexts.fragmentFailed}
      message={remoteTexts.fragmentSafe}
      {...(remote && { remote })}
      onRetry={onRetry}
    />
  );
}

const start = (fragments: FragmentsPort, name: string): Promise<Outcome> =>
  fragments.load(name).then(
    (Component) => ({ Component }),
    (error: unknown) => ({ error }),
  );

function FragmentSlot({ name, given }: { name: string; given: FragmentProps }) {
  const { fragments } = usePorts();
  const [outcome, setOutcome] = useState(() => start(fragments, name));
  return (
    <Suspense fallback={<LoadingText>{remoteTexts.loadingFragment}</LoadingText>}>
      <Piece outcome={outcome} given={given} onRetry={() => setOutcome(start(fragments, name))} />
    </Suspense>
  );
}

/**
 * A piece of page that another remote owns, found by the session's role. Everything but `name` is handed to the piece.
 * When it cannot be loaded the panel stands in its place alone; the page around it keeps what was typed.
 */
export function Fragment({ name, ...given }: { name: string } & FragmentProps) {
  return <FragmentSlot key={name} name={name} given={given} />;
}
