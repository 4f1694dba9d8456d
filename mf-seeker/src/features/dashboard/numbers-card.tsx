import type { StatusCounts } from '@metier/sdk/contract';
import { Section } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { formatCount } from '@metier/sdk/rules';
import { ErrorPanel, KeyFigures, Skeleton, useLanguage, useTexts } from '@metier/sdk/ui';
import { dashboardTexts } from './dashboard.texts';
import type { DashboardData } from './load-dashboard';
import styles from './numbers-card.module.css';

/** Key figures of the candidate's applications. */
export function NumbersCard({ counts }: Pick<DashboardData, 'counts'>) {
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
      {(value) => <Figures {...value} />}
    </Section>
  );
}

function Figures({ by_status: by }: StatusCounts) {
  const language = useLanguage();
  const { figures: texts } = useTexts(dashboardTexts);
  return (
    <KeyFigures
      label={texts.label}
      figures={[
        { label: texts.waiting, value: by.pending, address: '/applications?status=pending' },
        { label: texts.reviewed, value: by.reviewed, address: '/applications?status=reviewed' },
        { label: texts.shortlisted, value: by.shortlisted + by.interview },
        { label: texts.hired, value: by.hired, address: '/applications?status=hired' },
      ]}
      format={(value) => formatCount(value, language)}
      renderLink={(address, children, props) => (
        <Link to={address} {...props}>
          {children}
        </Link>
      )}
    />
  );
}
