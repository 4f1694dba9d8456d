import { Card } from '@metier/shared/ui';
import { dashboardTexts } from './dashboard.texts';
import styles from './key-figures.module.css';
import type { DashboardData } from './load-dashboard';

const KEYS = ['all', 'reviewed', 'shortlisted', 'hired'] as const;

/** Where one stands, in four numbers. */
export function KeyFigures({ figures }: Pick<DashboardData, 'figures'>) {
  return (
    <Card as="section" kind="flush" aria-label={dashboardTexts.figures.label}>
      <dl className={styles.figures}>
        {KEYS.map((key) => (
          <div key={key} className={styles.figure}>
            <dt className={styles.label}>{dashboardTexts.figures[key]}</dt>
            <dd className={styles.number}>{figures[key]}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
