import type { Application, Job } from '@metier/sdk/contract';
import { useFavorites, usePorts, type Favorites, type FavoriteToggles } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { formatDate } from '@metier/sdk/rules';
import { useSession } from '@metier/sdk/session';
import { buttonClass, FavoriteButton, Icon, joinClasses, useLanguage, useTexts } from '@metier/sdk/ui';
import { ApplySteps } from './apply-steps';
import styles from './job-actions.module.css';
import { jobTexts } from '../job.texts';

/** The application that the signed-in candidate has already sent. */
type Sent = Pick<Application, 'id' | 'submitted_at'> | undefined;

interface JobActionsProps {
  job: Job;
  company: string;
  favorites: Favorites | undefined;
  sent: Sent;
}

/** The action, and what follows from it. */
export function JobActions({ job, company, favorites, sent }: JobActionsProps) {
  const hearts = useFavorites(favorites);
  const user = useSession(usePorts().session);
  const mayApply = job.is_active && !sent;
  if (user?.account_type === 'job_provider' || (!user && !mayApply)) return null;
  return (
    <div className={styles.card}>
      <JobDock job={job} hearts={hearts} sent={sent} />
      {mayApply && <ApplySteps company={company} days={job.job_provider.answers_within_days} />}
    </div>
  );
}

interface JobDockProps {
  job: Job;
  hearts: FavoriteToggles | undefined;
  sent: Sent;
  /** Set where it is docked on wide screens, too. */
  isAlways?: boolean;
}

/** Actions by role: a student applies and saves, a visitor logs in or registers first, an employer has none. */
export function JobDock({ job, hearts, sent, isAlways }: JobDockProps) {
  const texts = useTexts(jobTexts);
  const user = useSession(usePorts().session);
  const mayApply = job.is_active && !sent;
  if (user?.account_type === 'job_provider' || (!user && !mayApply)) return null;
  return (
    <section aria-label={texts.actions} className={styles.actions} data-docked={isAlways ? 'always' : true}>
      {user ? (
        <>
          {sent ? <Applied application={sent} /> : mayApply && <ApplyNow jobId={job.id} />}
          <SaveJob jobId={job.id} hearts={hearts} />
        </>
      ) : (
        <VisitorActions jobId={job.id} />
      )}
    </section>
  );
}

function VisitorActions({ jobId }: { jobId: number }) {
  const texts = useTexts(jobTexts);
  const back = new URLSearchParams({ redirect: `/job/${jobId}` });
  return (
    <>
      <p className={styles.prompt}>{texts.prompt}</p>
      <Link to={`/login?${back}`} className={joinClasses(buttonClass(), styles.action, styles.main)}>
        {texts.login}
      </Link>
      <Link to={`/register?${back}`} className={joinClasses(buttonClass('secondary'), styles.action)}>
        {texts.register}
      </Link>
    </>
  );
}

function ApplyNow({ jobId }: { jobId: number }) {
  const texts = useTexts(jobTexts);
  return (
    <Link to={`/job/${jobId}/apply`} className={joinClasses(buttonClass(), styles.action, styles.main)}>
      {texts.applyNow}
    </Link>
  );
}

function Applied({ application }: { application: NonNullable<Sent> }) {
  const language = useLanguage();
  const texts = useTexts(jobTexts);
  return (
    <>
      <p className={styles.applied}>
        <Icon name="check-circle" />
        {texts.applied(formatDate(application.submitted_at, language))}
      </p>
      <Link
        to={`/applications?applicationId=${application.id}`}
        className={joinClasses(buttonClass(), styles.action, styles.main)}
      >
        {texts.viewApplication}
      </Link>
    </>
  );
}

function SaveJob({ jobId, hearts }: { jobId: number; hearts: FavoriteToggles | undefined }) {
  const texts = useTexts(jobTexts);
  if (!hearts) return null;
  const isSaved = hearts.has(jobId);
  return (
    <FavoriteButton
      isFavorite={isSaved}
      text={isSaved ? texts.saved : texts.save}
      className={joinClasses(styles.action, styles.save)}
      onClick={() => hearts.toggle(jobId)}
    />
  );
}
