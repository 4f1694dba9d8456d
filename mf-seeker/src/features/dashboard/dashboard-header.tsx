import { useState } from 'react';
import type { JobSeeker } from '@metier/shared/contract';
import { usePorts } from '@metier/shared/remote';
import { Link } from '@metier/shared/router';
import { age, labelOf, REGIONS } from '@metier/shared/rules';
import { useSession } from '@metier/shared/session';
import { Avatar, buttonClass } from '@metier/shared/ui';
import styles from './dashboard-header.module.css';
import { dashboardTexts } from './dashboard.texts';

/** Who is at home here. */
export function DashboardHeader({ seeker }: { seeker: JobSeeker }) {
  const user = useSession(usePorts().session);
  const [today] = useState(() => new Date());
  const name = `${seeker.firstname} ${seeker.lastname}`;
  const years = age(seeker.birthdate, today);
  const facts = [
    seeker.user.email ?? user?.email,
    seeker.city,
    years !== undefined && dashboardTexts.header.years(years),
    labelOf(REGIONS, seeker.region),
  ];
  return (
    <header className={styles.header}>
      <Avatar name={name} src={seeker.user.profile_picture ?? user?.profile_picture} size="huge" />
      <div className={styles.names}>
        <h1>{name}</h1>
        <ul className={styles.facts}>
          {facts.filter(Boolean).map((fact) => (
            <li key={String(fact)}>{fact}</li>
          ))}
        </ul>
      </div>
      <Link to="/" className={buttonClass()}>
        {dashboardTexts.findJobs}
      </Link>
    </header>
  );
}
