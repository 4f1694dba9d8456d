import { useState } from 'react';
import type { Job } from '@metier/shared/contract';
import { Fragment } from '@metier/shared/remote';
import { parseMoney, writeDescription } from '@metier/shared/rules';
import { Button, Icon } from '@metier/shared/ui';
import type { JobDraft } from './job-draft';
import styles from './job-preview.module.css';
import { jobsTexts as texts } from './jobs.texts';

/** A draft with what the server adds to it. */
export type PreviewedJob = Omit<Job, keyof JobDraft> & JobDraft;

/** The draft as a job of the board; what is not yet entered, or is no number, is left to the board's stand-ins. */
function toJob({ description, ...job }: PreviewedJob): Job {
  return {
    ...job,
    title: job.title || texts.preview.untitled,
    contract_type: job.type,
    activity_rate: Number(job.activity_rate) || 0,
    salary: parseMoney(job.salary) ?? '',
    end_date: job.end_date || null,
    description: writeDescription(description),
  };
}

/** The job as candidates will see it, drawn by the team that owns their page. On narrow screens it waits for a click. */
export function JobPreview({ job }: { job: PreviewedJob }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <aside aria-labelledby="job-preview-title" className={styles.preview} data-open={isOpen || undefined}>
      <div className={styles.head}>
        <h2 id="job-preview-title" className={styles.title}>
          {texts.preview.title}
        </h2>
        <Button
          variant="ghost"
          size="small"
          aria-expanded={isOpen}
          className={styles.toggle}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? texts.preview.hide : texts.preview.show}
          <Icon name="chevron-down" size="small" />
        </Button>
      </div>
      {/* It scrolls, and often holds nothing that takes the focus: the keys need a way in. */}
      <div role="group" aria-labelledby="job-preview-title" tabIndex={0} className={styles.paper}>
        <Fragment name="job-preview" job={toJob(job)} />
      </div>
    </aside>
  );
}
