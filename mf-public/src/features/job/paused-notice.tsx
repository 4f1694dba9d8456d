import type { Job } from '@metier/sdk/contract';
import { formatDate, isPastDeadline, swissToday, textsIn, type Language } from '@metier/sdk/rules';
import { Icon, useLanguage, useTexts } from '@metier/sdk/ui';
import { jobTexts } from './job.texts';
import styles from './paused-notice.module.css';

/** Says that a job takes no applications any more. */
export function PausedNotice({ job }: { job: Job }) {
  const language = useLanguage();
  const texts = useTexts(jobTexts);
  if (job.is_active || job.hold) return null;
  return (
    <p className={styles.paused}>
      <Icon name="pause" />
      {texts.paused} {describePassed(job, language)}
    </p>
  );
}

/** Says when a job has closed by itself. */
function describePassed({ application_deadline: deadline }: Job, language: Language) {
  const texts = textsIn(language, jobTexts);
  const day = isPastDeadline(deadline, swissToday(new Date())) && formatDate(deadline, language);
  return day ? texts.deadlinePassed(day) : null;
}
