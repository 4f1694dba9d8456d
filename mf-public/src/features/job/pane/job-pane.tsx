import { useState } from 'react';
import { getJob } from '@metier/sdk/api';
import type { AppliedJob, Job } from '@metier/sdk/contract';
import {
  Section,
  settle,
  usePorts,
  type FavoriteToggles,
  type FragmentProps,
  type Part,
} from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { displayTexts, parseDescription } from '@metier/sdk/rules';
import { EmptyState, ErrorPanel, Icon, LoadingText, useTexts, VisuallyHidden } from '@metier/sdk/ui';
import { JobDock } from '../apply/job-actions';
import { AdLanguage } from '../facts/ad-language';
import { JobDescription } from '../facts/job-description';
import { JobHeadline } from '../facts/job-headline';
import { jobTexts } from '../job.texts';
import { PausedNotice } from '../paused-notice';
import styles from './job-pane.module.css';

/** Only the home page of the same remote passes them. */
interface JobPaneProps {
  id: number;
  /** Set for a job that no visitor has chosen: as the list has it, because the server counts each read as a view. */
  listed: Job | undefined;
  /** Only the search has measured it. */
  distance: number | undefined;
  hearts: FavoriteToggles | undefined;
  applied: AppliedJob | undefined;
}

/** The fragment `job-pane`: one job of the results, read without leaving their list. */
export function Component(given: FragmentProps) {
  const { id, listed, distance, hearts, applied } = given as unknown as JobPaneProps;
  const { pane: texts, failure, gone } = useTexts(jobTexts);
  const { job, retry } = useJob(id, listed, distance);
  return (
    <section aria-label={texts.title} className={styles.pane}>
      <Section
        of={job}
        onRetry={retry}
        loading={<LoadingText>{texts.loading}</LoadingText>}
        failed={(again, { status, detail }) =>
          status === 404 ? (
            <EmptyState bare level={3} icon="briefcase" title={gone.title} text={gone.text} />
          ) : (
            <ErrorPanel {...again} bare level={3} title={failure.title} message={detail ?? failure.text} />
          )
        }
      >
        {(shown) => (
          <Ad job={shown} hearts={hearts} applied={applied} isLeaving={shown.id !== id} isChosen={!listed} />
        )}
      </Section>
    </section>
  );
}

/** Reads a job again for each choice; the previous one stays until the next is there. */
function useJob(id: number, listed: Job | undefined, distance: number | undefined) {
  const { http } = usePorts();
  const load = (): Part<Job> =>
    listed ? { value: listed } : settle(getJob(http, id).then((job) => ({ ...job, distance })));
  const [asked, setAsked] = useState(() => ({ id, listed, job: load() }));
  const ask = () => setAsked({ id, listed, job: load() });
  if (asked.id !== id || asked.listed !== listed) ask();
  return { job: asked.job, retry: ask };
}

interface AdProps extends Pick<JobPaneProps, 'hearts' | 'applied'> {
  job: Job;
  isLeaving: boolean;
  isChosen: boolean;
}

function Ad({ job, hearts, applied, isLeaving, isChosen }: AdProps) {
  const defaults = useTexts(displayTexts);
  const { pane: texts } = useTexts(jobTexts);
  const company = job.company || job.job_provider.company_name || defaults.company;
  return (
    <div aria-busy={isLeaving} inert={isLeaving} className={styles.ad}>
      <div role="status">
        {isChosen && !isLeaving && <VisuallyHidden>{texts.shown(job.title)}</VisuallyHidden>}
      </div>
      {/* Its key begins each job at the top. */}
      <div
        key={job.id}
        id="chosen-job"
        role="group"
        aria-label={job.title}
        tabIndex={0}
        className={styles.paper}
      >
        <JobHeadline job={job} company={company} logo={job.job_provider.company_logo} level={3}>
          <AdLanguage language={job.language} />
        </JobHeadline>
        <PausedNotice job={job} />
        <JobDescription description={parseDescription(job.description)} language={job.language} level={4} />
        <Link to={`/job/${job.id}`} className={styles.more}>
          {texts.more}
          <Icon name="arrow-right" size="small" />
        </Link>
      </div>
      <div className={styles.dock}>
        <JobDock
          job={job}
          hearts={hearts}
          sent={applied && { id: applied.application, submitted_at: applied.submitted_at }}
          isAlways
        />
      </div>
    </div>
  );
}
