import { Card, Skeleton } from '@metier/sdk/ui';
import type { AppliedJob, Job } from '@metier/sdk/contract';
import type { FavoriteToggles } from '@metier/sdk/remote';
import { JobCard } from './job-card';
import styles from './job-cards.module.css';

interface JobCardsProps {
  jobs: readonly Job[];
  hearts: FavoriteToggles | undefined;
  applied: readonly AppliedJob[];
  isLeaving: boolean;
}

/** Jobs of one page. While they are being replaced, skeletons fade in over them, to avoid a layout shift. */
export function JobCards({ jobs, hearts, applied, isLeaving }: JobCardsProps) {
  return (
    <div className={styles.place} aria-busy={isLeaving}>
      <ul className={styles.cards} inert={isLeaving}>
        {jobs.map((job) => (
          <li key={job.id} className={styles.item}>
            <JobCard job={job} hearts={hearts} applied={applied.find((each) => each.job === job.id)} />
          </li>
        ))}
      </ul>
      {isLeaving && (
        <div aria-hidden="true" className={styles.ghosts}>
          {jobs.map((job) => (
            <GhostCard key={job.id} />
          ))}
        </div>
      )}
    </div>
  );
}

function GhostCard() {
  return (
    <Card className={styles.ghost}>
      <div className={styles.ghostHead}>
        <Skeleton shape="circle" className={styles.ghostLogo} />
        <div>
          <Skeleton shape="title" className={styles.ghostTitle} />
          <Skeleton shape="short" />
        </div>
      </div>
      <Skeleton />
      <Skeleton shape="short" />
    </Card>
  );
}
