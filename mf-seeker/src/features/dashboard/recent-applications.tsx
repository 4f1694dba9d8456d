import type { Application } from '@metier/shared/contract';
import { Link } from '@metier/shared/router';
import { DISPLAY_DEFAULTS, formatDate } from '@metier/shared/rules';
import { Badge, Card, CompanyLogo, Icon, StatusBadge } from '@metier/shared/ui';
import { dashboardTexts } from './dashboard.texts';
import styles from './recent-applications.module.css';

const { recent } = dashboardTexts;

/** The newest applications, each a way to its details. */
export function RecentApplications({
  applications,
  total,
}: {
  applications: readonly Application[];
  total: number;
}) {
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.head}>
        <h2>{recent.title}</h2>
        <Badge>{total}</Badge>
        {total > 0 && (
          <Link to="/applications" className={styles.all}>
            {recent.viewAll}
            <Icon name="arrow-right" size="small" />
          </Link>
        )}
      </div>
      {total === 0 ? (
        <div className={styles.empty}>
          <h3>{recent.empty}</h3>
          <p>{recent.emptyText}</p>
        </div>
      ) : (
        <ul className={styles.rows}>
          {applications.map((application) => (
            <ApplicationRow key={application.id} application={application} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function ApplicationRow({ application }: { application: Application }) {
  const { id, job, status, submitted_at: submitted } = application;
  const company = job.job_provider.company_name || DISPLAY_DEFAULTS.company;
  return (
    <li className={styles.row}>
      <CompanyLogo name={company} src={job.job_provider.company_logo} />
      <div>
        <h3>
          <Link to={`/applications?applicationId=${id}`} className={styles.link}>
            {job.title}
          </Link>
        </h3>
        <p className={styles.note}>
          {company} · {recent.submitted(formatDate(submitted) ?? '')}
        </p>
      </div>
      <StatusBadge status={status} />
    </li>
  );
}
