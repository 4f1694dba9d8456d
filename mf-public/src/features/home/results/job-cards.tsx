import { Fragment } from 'react';
import { Card, Skeleton, useTexts } from '@metier/sdk/ui';
import type { AppliedJob } from '@metier/sdk/contract';
import type { FavoriteToggles } from '@metier/sdk/remote';
import type { ChosenJob } from './chosen-job';
import { homeTexts } from '../home.texts';
import { JobCard } from './job-card';
import type { PageSection } from './sections';
import styles from './job-cards.module.css';

interface JobCardsProps {
  sections: readonly PageSection[];
  hearts: FavoriteToggles | undefined;
  applied: readonly AppliedJob[];
  chosen: ChosenJob | undefined;
  isLeaving: boolean;
}

/** Jobs of one page, with headings over what is not quite what was asked. While they are being replaced, skeletons fade in over them, to avoid a layout shift. */
export function JobCards({ sections, hearts, applied, chosen, isLeaving }: JobCardsProps) {
  const texts = useTexts(homeTexts);
  return (
    <div className={styles.place} aria-busy={isLeaving}>
      <div className={styles.sections} inert={isLeaving}>
        {sections.map(({ kind, isFirst, jobs, ...total }) => (
          <Fragment key={kind ?? 'exact'}>
            {kind && !isFirst && <h3 className={styles.heading}>{texts.sections[kind](total)}</h3>}
            <ul className={styles.cards}>
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
          </Fragment>
        ))}
      </div>
      {isLeaving && (
        <div aria-hidden="true" className={styles.ghosts}>
          {sections.flatMap(({ jobs }) => jobs.map((job) => <GhostCard key={job.id} />))}
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
