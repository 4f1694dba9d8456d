import type { RetryProps } from '@metier/sdk/remote';
import { Card, ErrorPanel, useTexts } from '@metier/sdk/ui';
import { dashboardTexts } from './dashboard.texts';
import styles from './list-card.module.css';

interface ListFailureProps {
  /** Heading of the list when it loads successfully. */
  heading: string;
  title: string;
  message?: string | undefined;
  retry: RetryProps;
}

/** Replaces a list that failed to load; the rest of the dashboard stays. */
export function ListFailure({ heading, title, message, retry }: ListFailureProps) {
  const texts = useTexts(dashboardTexts);
  return (
    <Card as="section" aria-label={heading}>
      <h2 className={styles.head}>{heading}</h2>
      <ErrorPanel {...retry} slim level={3} title={title} message={message ?? texts.safe} />
    </Card>
  );
}
