import type { User } from '@metier/shared/contract';
import { usePorts } from '@metier/shared/remote';
import { Link } from '@metier/shared/router';
import { useSession } from '@metier/shared/session';
import { buttonClass, joinClasses } from '@metier/shared/ui';
import styles from './job-actions.module.css';
import { jobTexts } from './job.texts';

/** What a person can do about the job: a student applies, a visitor signs in first, an employer nothing. */
export function JobActions({ jobId }: { jobId: number }) {
  const user = useSession(usePorts().session);
  if (user?.account_type === 'job_provider') return null;
  return (
    <section aria-label={jobTexts.actions} className={styles.actions} data-docked>
      <ActionsOf user={user} jobId={jobId} />
    </section>
  );
}

function ActionsOf({ user, jobId }: { user: User | undefined; jobId: number }) {
  if (user) {
    return (
      <Link to={`/job/${jobId}/apply`} className={joinClasses(buttonClass(), styles.action)}>
        {jobTexts.applyNow}
      </Link>
    );
  }
  const back = new URLSearchParams({ redirect: `/job/${jobId}` });
  return (
    <>
      <p className={styles.prompt}>{jobTexts.prompt}</p>
      <Link to={`/login?${back}`} className={joinClasses(buttonClass(), styles.action)}>
        {jobTexts.login}
      </Link>
      <Link to={`/register?${back}`} className={joinClasses(buttonClass('secondary'), styles.action)}>
        {jobTexts.register}
      </Link>
    </>
  );
}
