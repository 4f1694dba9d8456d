import { Link } from '@metier/shared/router';
import { Card } from '@metier/shared/ui';
import { dashboardTexts } from './dashboard.texts';
import type { DashboardData } from './load-dashboard';
import styles from './numbers-card.module.css';

const { numbers: texts } = dashboardTexts;

/** Where a number leads, if there is more to see behind it. */
const ADDRESSES = {
  newApplications: '/applications?status=pending',
  shortlisted: '/applications?status=shortlisted',
  activeJobs: '/dashboard?jobs=active',
  views: undefined,
} as const;

const NAMES = Object.keys(ADDRESSES) as (keyof typeof ADDRESSES)[];

/** In groups of three as the Swiss write them, whatever the browser speaks. */
const FORMAT = new Intl.NumberFormat('fr-CH');

/** How things stand, in four numbers. */
export function NumbersCard({ numbers }: Pick<DashboardData, 'numbers'>) {
  return (
    <Card as="section" kind="flush" aria-label={texts.label}>
      <dl className={styles.numbers}>
        {NAMES.map((name) => (
          <Figure key={name} label={texts[name]} value={numbers[name]} address={ADDRESSES[name]} />
        ))}
      </dl>
    </Card>
  );
}

function Figure({ label, value, address }: { label: string; value: number; address: string | undefined }) {
  const text = FORMAT.format(value);
  return (
    <div className={styles.number}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value}>
        {address ? (
          <Link to={address} preventScrollReset aria-label={`${text} ${label}`} className={styles.link}>
            {text}
          </Link>
        ) : (
          text
        )}
      </dd>
    </div>
  );
}
