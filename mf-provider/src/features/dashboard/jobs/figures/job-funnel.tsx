import type { ReactNode } from 'react';
import type { JobFigures } from '@metier/sdk/contract';
import { formatCount } from '@metier/sdk/rules';
import { Link } from '@metier/sdk/router';
import { useLanguage, useTexts } from '@metier/sdk/ui';
import { dashboardTexts } from '../../dashboard.texts';
import styles from './job-funnel.module.css';
import { SparkBars } from './spark-bars';

/** Bars show the share of the step before, so that a thin one is a step that loses many. */
const shareOf = (part: number, whole: number) => (whole > 0 ? Math.min(1, part / whole) : 0);

/** From views to applications to interviews, and the views of the last two weeks by day. */
export function JobFunnel({ id, title, views, applications, interviews, recent_views: recent }: JobFigures) {
  const language = useLanguage();
  const { jobs: texts } = useTexts(dashboardTexts);
  const format = (count: number) => formatCount(count, language);
  const sum = recent.reduce((total, count) => total + count, 0);
  return (
    <div className={styles.funnel}>
      <dl className={styles.steps}>
        <Step label={texts.steps.views(views)} share={shareOf(views, views)}>
          {format(views)}
        </Step>
        <Step label={texts.steps.applications(applications)} share={shareOf(applications, views)}>
          <Link
            to={`/applications?job=${id}`}
            aria-label={texts.applicationsOf(title)}
            className={styles.link}
          >
            {format(applications)}
          </Link>
        </Step>
        <Step label={texts.steps.interviews(interviews)} share={shareOf(interviews, applications)}>
          {format(interviews)}
        </Step>
      </dl>
      <SparkBars values={recent} label={texts.recentViews(sum, Math.max(...recent))} />
    </div>
  );
}

function Step({ label, share, children }: { label: string; share: number; children: ReactNode }) {
  return (
    <div className={styles.step}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>{children}</dd>
      <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className={styles.bar}>
        <rect width="100" height="4" className={styles.ground} />
        <rect width={100 * share} height="4" />
      </svg>
    </div>
  );
}
