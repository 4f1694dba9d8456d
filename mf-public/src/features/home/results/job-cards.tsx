import { Card, Skeleton } from '@metier/sdk/ui';
import type { AppliedJob, Job } from '@metier/sdk/contract';
import type { FavoriteToggles } from '@metier/sdk/remote';
import type { ChosenJob } from './chosen-job';
import { JobCard } from './job-card';
import styles from './job-cards.module.css';

interface JobCardsProps {
  jobs: readonly Job[];
  hearts: FavoriteToggles | undefined;
  applied: readonly AppliedJob[];
  chosen: ChosenJob | undefined;
  isLeaving: boolean;
}

/** Jobs of one page. While they are being replaced, skeletons fade in over them, to avoid a layout shift. */
export function JobCards({ jobs, hearts, applied, chosen, isLeaving }: JobCardsProps) {
  return (
    <div className={styles.place} aria-busy={isLeaving}>
      <ul className={styles.cards} inert={isLeaving}>
        {jobs.map((job) => (
          <li key={job.id} className={styles.item}>
            <JobCard
              job={job}
              hearts={hearts}
              applied={findApplied(applied, job.id)}
              isChosen={chosen?.id === job.id}
              choose={chosen?.choose}
            />
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

export const findApplied = (applied: readonly AppliedJob[], id: number) =>
  applied.find(({ job }) => job === id);

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
