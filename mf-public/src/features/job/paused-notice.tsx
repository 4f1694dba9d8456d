import type { Job } from '@metier/sdk/contract';
import { formatDate, isPastDeadline, swissToday } from '@metier/sdk/rules';
import { Icon, useLanguage, useTexts } from '@metier/sdk/ui';
import { jobTexts } from './job.texts';
import styles from './paused-notice.module.css';

/** Says that a job takes no applications any more, and when it has closed by itself. */
export function PausedNotice({ job }: { job: Job }) {
  const language = useLanguage();
  const texts = useTexts(jobTexts);
  if (job.is_active || job.hold) return null;
  const { application_deadline: deadline } = job;
  const day = isPastDeadline(deadline, swissToday(new Date())) && formatDate(deadline, language);
  return (
    <p className={styles.paused}>
      <Icon name="pause" />
      {texts.paused} {day ? texts.deadlinePassed(day) : null}
    </p>
  );
}
