import { readDetail } from '@metier/shared/api';
import { useRevalidator } from '@metier/shared/router';
import { Card, ErrorPanel } from '@metier/shared/ui';
import { dashboardTexts as texts } from './dashboard.texts';
import styles from './list-card.module.css';

interface ListFailureProps {
  /** Heading of the list when it loads successfully. */
  heading: string;
  title: string;
  error: unknown;
}

/** Replaces a list that failed to load; the rest of the dashboard stays. */
export function ListFailure({ heading, title, error }: ListFailureProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <Card as="section" aria-label={heading}>
      <h2 className={styles.head}>{heading}</h2>
      <ErrorPanel
        slim
        level={3}
        title={title}
        message={readDetail(error, texts.safe)}
        busy={state === 'loading'}
        onRetry={() => void revalidate()}
      />
    </Card>
  );
}
