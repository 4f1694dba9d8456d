import { useRevalidator } from '@metier/shared/router';
import { ErrorPanel } from '@metier/shared/ui';
import { homeTexts } from './home.texts';

/** Why there are no results; the form above keeps what was typed. */
export function SearchFailure({ problem }: { problem: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorPanel
      level={3}
      title={homeTexts.failure.title}
      message={problem}
      busy={state === 'loading'}
      onRetry={() => void revalidate()}
    />
  );
}
