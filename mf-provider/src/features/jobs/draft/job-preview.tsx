import { useState } from 'react';
import type { Job } from '@metier/sdk/contract';
import { Fragment } from '@metier/sdk/remote';
import { parseMoney, serializeDescription, textsIn, type Language } from '@metier/sdk/rules';
import { Button, Icon, useLanguage, useTexts } from '@metier/sdk/ui';
import type { JobDraft } from './job-draft';
import styles from './job-preview.module.css';
import { jobsTexts } from '../jobs.texts';

/** A draft plus the fields that the server adds. */
export type PreviewedJob = Omit<Job, keyof JobDraft> & JobDraft;

/**
 * Converts the draft to a job; missing or non-numeric values are left out of the preview.
 */
function toJob({ description, ...job }: PreviewedJob, language: Language): Job {
  const texts = textsIn(language, jobsTexts);
  return {
    ...job,
    title: job.title || texts.preview.untitled,
    contract_type: job.type,
    activity_rate: Number(job.activity_rate) || 0,
    activity_rate_max: Number(job.activity_rate_max) || null,
    salary: parseMoney(job.salary) ?? '',
    salary_max: parseMoney(job.salary_max) ?? null,
    end_date: job.end_date || null,
    application_deadline: job.application_deadline || null,
    description: serializeDescription(description),
  };
}

/**
 * Preview of the job as candidates see it, rendered by a fragment of the public remote. On narrow screens it
 * loads on click.
 */
export function JobPreview({ job }: { job: PreviewedJob }) {
  const language = useLanguage();
  const texts = useTexts(jobsTexts);
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
      {/* Scrollable but often without focusable content, so it must be focusable to scroll by keyboard. */}
      <div role="group" aria-labelledby="job-preview-title" tabIndex={0} className={styles.paper}>
        <Fragment name="job-preview" job={toJob(job, language)} />
      </div>
    </aside>
  );
}
