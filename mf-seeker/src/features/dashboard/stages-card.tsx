import type { StatusCounts } from '@metier/sdk/contract';
import { Section } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { formatCount } from '@metier/sdk/rules';
import { Card, ErrorPanel, joinClasses, Skeleton, useLanguage, useTexts } from '@metier/sdk/ui';
import { dashboardTexts } from './dashboard.texts';
import type { DashboardData } from './load-dashboard';
import styles from './stages-card.module.css';

/** How far the candidate's applications have come. */
export function StagesCard({ counts }: Pick<DashboardData, 'counts'>) {
  const { figures: texts, loadError } = useTexts(dashboardTexts);
  return (
    <Section
      of={counts}
      loading={<Skeleton shape="block" className={styles.ghost} />}
      failed={(retry, { detail }) => (
        <section aria-label={texts.label}>
          <ErrorPanel {...retry} slim level={2} title={texts.failed} message={detail ?? loadError.text} />
        </section>
      )}
    >
      {(value) => (value.total - value.by_status.withdrawn > 0 ? <Stages {...value} /> : null)}
    </Section>
  );
}

interface Stage {
  readonly look: 'waiting' | 'reviewed' | 'shortlisted' | 'answered';
  readonly label: string;
  readonly count: number;
  readonly address?: string;
}

/** One bar of all applications that are not withdrawn, by stage, and its legend. */
function Stages({ by_status: by }: StatusCounts) {
  const language = useLanguage();
  const { figures: texts } = useTexts(dashboardTexts);
  const stages: readonly Stage[] = [
    { look: 'waiting', label: texts.waiting, count: by.pending, address: '/applications?status=pending' },
    { look: 'reviewed', label: texts.reviewed, count: by.reviewed, address: '/applications?status=reviewed' },
    { look: 'shortlisted', label: texts.shortlisted, count: by.shortlisted + by.interview },
    { look: 'answered', label: texts.answered(by.hired), count: by.hired + by.rejected },
  ];
  return (
    <Card as="section" aria-labelledby="stages" className={styles.card}>
      <h2 id="stages" className={styles.title}>
        {texts.label}
      </h2>
      <Bar stages={stages} />
      <dl className={styles.legend}>
        {stages.map(({ look, label, count, address }) => (
          <div key={look} className={joinClasses(styles.stage, styles[look])}>
            <dt>{label}</dt>
            <dd>{address && count > 0 ? <Link to={address}>{formatCount(count, language)}</Link> : count}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function Bar({ stages }: { stages: readonly Stage[] }) {
  const sum = (counted: readonly Stage[]) => counted.reduce((total, { count }) => total + count, 0);
  const total = sum(stages);
  const parts = stages.map(({ look, count }, index) => ({
    look,
    x: (100 * sum(stages.slice(0, index))) / total,
    width: (100 * count) / total,
  }));
  return (
    <svg aria-hidden="true" viewBox="0 0 100 10" preserveAspectRatio="none" className={styles.bar}>
      {parts.map(({ look, ...place }) => (
        <rect key={look} {...place} height="10" className={styles[look]} />
      ))}
    </svg>
  );
}
