import { useState } from 'react';
import { updateJob } from '@metier/sdk/api';
import type { Job } from '@metier/sdk/contract';
import { useMutation, usePorts } from '@metier/sdk/remote';
import { isPastDeadline, moderationTexts, swissToday } from '@metier/sdk/rules';
import { Link, useSearchParams } from '@metier/sdk/router';
import { Badge, Button, buttonClass, Row, Stack, usePressGuard, useTexts } from '@metier/sdk/ui';
import styles from './job-page.module.css';
import { jobsTexts } from './jobs.texts';
import { RelistDialog } from './relist-dialog';

interface EditedJobHeadProps {
  job: Job;
  onChange: (job: Job) => void;
}

/** Title and visibility of the edited job; the visibility switch takes effect immediately. */
export function EditedJobHead({ job, onChange }: EditedJobHeadProps) {
  const { edit: texts } = useTexts(jobsTexts);
  const { holds } = useTexts(moderationTexts);
  const { http } = usePorts();
  const [query] = useSearchParams();
  const [isRelisting, setRelisting] = useState(() => !job.is_active && query.has('relist'));
  const [today] = useState(() => swissToday(new Date()));
  const isExpired = !job.is_active && isPastDeadline(job.application_deadline, today);
  const guard = usePressGuard(String(job.is_active));
  const toggle = useMutation({
    call: () => updateJob(http, job.id, { is_active: !job.is_active }),
    done: onChange,
    failed: texts.statusFailed,
  });

  return (
    <Row gap={16} className={styles.head}>
      <Stack gap={8} className={styles.heading}>
        <h1>{texts.title}</h1>
        <p className={styles.intro}>
          {job.title}{' '}
          <Badge tone={job.is_active ? 'accent' : 'neutral'} dot={job.is_active}>
            {job.hold ? holds[job.hold] : job.is_active ? texts.status.active : texts.status.inactive}
          </Badge>
        </p>
      </Stack>
      <Row gap={8} {...guard}>
        <Link to={`/job/${job.id}`} className={buttonClass('ghost')}>
          {texts.view}
        </Link>
        {job.hold ? null : isExpired ? (
          <Button variant="secondary" onClick={() => setRelisting(true)}>
            {texts.relist}
          </Button>
        ) : (
          <Button variant="secondary" busy={toggle.isPending} onClick={() => toggle.run()}>
            {job.is_active ? texts.pause : texts.activate}
          </Button>
        )}
      </Row>
      {isRelisting && <RelistDialog job={job} onClose={() => setRelisting(false)} />}
    </Row>
  );
}
