import type { Job } from '@metier/shared/contract';
import { Link, useFetcher } from '@metier/shared/router';
import { Button, buttonClass, Card, FactList } from '@metier/shared/ui';
import styles from './owner-card.module.css';
import { jobTexts } from './job.texts';

const { owner: texts } = jobTexts;

/** Statistics and actions of the job, for its owner only. */
export function OwnerCard({ job }: { job: Job }) {
  const fetcher = useFetcher();
  if (job.applications_count === undefined) return null;
  const facts = [
    { label: texts.views, value: job.views ?? 0 },
    { label: texts.applications, value: job.applications_count },
  ];
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{texts.title}</h2>
      <FactList facts={facts} />
      <Link to={`/applications?job=${job.id}`} className={buttonClass()}>
        {texts.review}
      </Link>
      <div className={styles.changes}>
        <Link to={`/edit-job/${job.id}`} className={buttonClass('secondary')}>
          {texts.edit}
        </Link>
        <fetcher.Form method="post" action={`/job/${job.id}`} className={styles.form}>
          <input type="hidden" name="is_active" value={String(!job.is_active)} />
          <Button type="submit" variant="secondary" busy={fetcher.state !== 'idle'} className={styles.move}>
            {job.is_active ? texts.pause : texts.activate}
          </Button>
        </fetcher.Form>
      </div>
    </Card>
  );
}
