import type { ReactNode } from 'react';
import type { Application, Job } from '@metier/sdk/contract';
import { useFavorites, usePorts, type Favorites } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { formatDate } from '@metier/sdk/rules';
import { useSession } from '@metier/sdk/session';
import { buttonClass, FavoriteButton, Icon, joinClasses, useLanguage, useTexts } from '@metier/sdk/ui';
import { ApplySteps } from './apply-steps';
import styles from './job-actions.module.css';
import { jobTexts } from '../job.texts';

interface JobActionsProps {
  job: Job;
  company: string;
  favorites: Favorites | undefined;
  sent: Application | undefined;
}

/** Actions by role: a student applies and saves, a visitor logs in or registers first, an employer has none. */
export function JobActions({ job, company, favorites, sent }: JobActionsProps) {
  const user = useSession(usePorts().session);
  const mayApply = job.is_active && !sent;
  if (user?.account_type === 'job_provider' || (!user && !mayApply)) return null;
  return (
    <div className={styles.card}>
      {user ? (
        <Dock>
          {sent ? <Applied application={sent} /> : mayApply && <ApplyNow jobId={job.id} />}
          <SaveJob jobId={job.id} favorites={favorites} />
        </Dock>
      ) : (
        <VisitorActions jobId={job.id} />
      )}
      {mayApply && <ApplySteps company={company} days={job.job_provider.answers_within_days} />}
    </div>
  );
}

/** Phone: fixed to the bottom of the screen. */
function Dock({ children }: { children: ReactNode }) {
  const texts = useTexts(jobTexts);
  return (
    <section aria-label={texts.actions} className={styles.actions} data-docked>
      {children}
    </section>
  );
}

function VisitorActions({ jobId }: { jobId: number }) {
  const texts = useTexts(jobTexts);
  const back = new URLSearchParams({ redirect: `/job/${jobId}` });
  return (
    <Dock>
      <p className={styles.prompt}>{texts.prompt}</p>
      <Link to={`/login?${back}`} className={joinClasses(buttonClass(), styles.action, styles.main)}>
        {texts.login}
      </Link>
      <Link to={`/register?${back}`} className={joinClasses(buttonClass('secondary'), styles.action)}>
        {texts.register}
      </Link>
    </Dock>
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

function Applied({ application }: { application: Application }) {
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

function SaveJob({ jobId, favorites }: { jobId: number; favorites: Favorites | undefined }) {
  const texts = useTexts(jobTexts);
  const hearts = useFavorites(favorites);
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
