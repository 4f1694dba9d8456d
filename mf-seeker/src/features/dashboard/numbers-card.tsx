import type { StatusCounts } from '@metier/shared/contract';
import { Link } from '@metier/shared/router';
import { formatCount } from '@metier/shared/rules';
import { KeyFigures, Skeleton } from '@metier/shared/ui';
import { dashboardTexts } from './dashboard.texts';
import type { DashboardData } from './load-dashboard';
import { PieceFailure } from './piece-failure';
import { useAnswer } from './piece';
import styles from './numbers-card.module.css';

const { figures: texts } = dashboardTexts;

/** Key figures of the candidate's applications. */
export function NumbersCard({ counts }: Pick<DashboardData, 'counts'>) {
  const outcome = useAnswer(counts);
  if (!outcome) return <Skeleton shape="block" className={styles.ghost} />;
  if (outcome.isLoaded) return <Figures {...outcome.value} />;
  return (
    <section aria-label={texts.label}>
      <PieceFailure title={texts.failed} error={outcome.error} level={2} />
    </section>
  );
}

function Figures({ by_status: by }: StatusCounts) {
  return (
    <KeyFigures
      label={texts.label}
      figures={[
        { label: texts.waiting, value: by.pending, address: '/applications?status=pending' },
        { label: texts.reviewed, value: by.reviewed, address: '/applications?status=reviewed' },
        { label: texts.shortlisted, value: by.shortlisted + by.interview },
        { label: texts.hired, value: by.hired, address: '/applications?status=hired' },
      ]}
      format={formatCount}
      renderLink={(address, children, props) => (
        <Link to={address} {...props}>
          {children}
        </Link>
      )}
    />
  );
}
