import { readDetail } from '@metier/shared/api';
import { useRevalidator } from '@metier/shared/router';
import { Card, ErrorPanel } from '@metier/shared/ui';
import { dashboardTexts as texts } from './dashboard.texts';

interface ListFailureProps {
  title: string;
  error: unknown;
}

/** What stands in place of a list that could not be had, while the rest of the dashboard stays. */
export function ListFailure({ title, error }: ListFailureProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <Card as="section">
      <ErrorPanel
        bare
        title={title}
        message={readDetail(error, texts.safe)}
        busy={state === 'loading'}
        onRetry={() => void revalidate()}
      />
    </Card>
  );
}
