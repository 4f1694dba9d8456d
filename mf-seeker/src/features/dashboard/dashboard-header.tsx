import { useState } from 'react';
import type { JobSeeker } from '@metier/shared/contract';
import { usePorts } from '@metier/shared/remote';
import { Link } from '@metier/shared/router';
import { age, averageRating, labelOf, REGIONS } from '@metier/shared/rules';
import { useSession } from '@metier/shared/session';
import { Avatar, buttonClass, Icon, Stars, VisuallyHidden, type IconName } from '@metier/shared/ui';
import styles from './dashboard-header.module.css';
import { dashboardTexts } from './dashboard.texts';
import type { DashboardData } from './load-dashboard';
import { useAnswer } from './piece';

const { header: texts } = dashboardTexts;

interface DashboardHeaderProps extends Pick<DashboardData, 'reviews'> {
  seeker: JobSeeker;
}

/** Who is at home here, and the ways from here. */
export function DashboardHeader({ seeker, reviews }: DashboardHeaderProps) {
  const user = useSession(usePorts().session);
  const [today] = useState(() => new Date());
  const name = `${seeker.firstname} ${seeker.lastname}`;
  const years = age(seeker.birthdate, today);
  const place = [seeker.city, labelOf(REGIONS, seeker.region)].filter(Boolean).join(', ');
  return (
    <header className={styles.header}>
      <Avatar name={name} src={seeker.user.profile_picture ?? user?.profile_picture} size="huge" />
      <div className={styles.words}>
        <h1 className={styles.name}>{name}</h1>
        <ul className={styles.facts}>
          <Rating reviews={reviews} />
          <Fact icon="mail" label={texts.email} value={seeker.user.email ?? user?.email} />
          <Fact icon="pin" label={texts.place} value={place} />
          <Fact icon="calendar" label={texts.age} value={years === undefined ? '' : texts.years(years)} />
        </ul>
      </div>
      <div className={styles.ways}>
        <Link to="/documents" className={buttonClass('secondary')}>
          {texts.documents}
        </Link>
        <Link to={`/edit-seeker/${seeker.id}`} className={buttonClass('secondary')}>
          {texts.edit}
        </Link>
        <Link to="/" className={buttonClass()}>
          {dashboardTexts.findJobs}
        </Link>
      </div>
    </header>
  );
}

/** Without the reviews nothing is said of them here; their own list tells why. */
function Rating({ reviews }: Pick<DashboardData, 'reviews'>) {
  const outcome = useAnswer(reviews);
  if (!outcome?.isLoaded) return null;
  return (
    <li>
      <Stars rating={averageRating(outcome.value.map(({ rating }) => rating))} />
    </li>
  );
}

function Fact({ icon, label, value }: { icon: IconName; label: string; value: string | undefined }) {
  if (!value) return null;
  return (
    <li className={styles.fact}>
      <Icon name={icon} size="small" />
      <span>
        <VisuallyHidden>{label}: </VisuallyHidden>
        {value}
      </span>
    </li>
  );
}
