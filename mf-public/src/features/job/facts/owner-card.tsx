import { useState } from 'react';
import { updateJob } from '@metier/sdk/api';
import type { Job } from '@metier/sdk/contract';
import { useMutation, usePorts } from '@metier/sdk/remote';
import { describeHold, isPastDeadline, swissToday } from '@metier/sdk/rules';
import { Link, useRevalidator } from '@metier/sdk/router';
import {
  Alert,
  Button,
  buttonClass,
  Card,
  FactList,
  useLanguage,
  usePressGuard,
  useTexts,
} from '@metier/sdk/ui';
import styles from './owner-card.module.css';
import { jobTexts } from '../job.texts';

/** Statistics and actions of the job, for its owner only. */
export function OwnerCard({ job }: { job: Job }) {
  const language = useLanguage();
  const { owner: texts } = useTexts(jobTexts);
  const { http, notify } = usePorts();
  const { revalidate } = useRevalidator();
  const guard = usePressGuard(String(job.is_active));
  const [today] = useState(() => swissToday(new Date()));
  const toggle = useMutation({
    call: (is_active: boolean) => updateJob(http, job.id, { is_active }),
    async done(_job, isActive) {
      notify.success(isActive ? texts.activated : texts.paused);
      await revalidate();
    },
    failed: texts.failed,
  });
  if (job.applications_count === undefined) return null;
  const isExpired = !job.is_active && isPastDeadline(job.application_deadline, today);
  const facts = [
    { label: texts.views, value: job.views ?? 0 },
    { label: texts.applications, value: job.applications_count },
  ];
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{texts.title}</h2>
      {job.hold && <Alert kind="warning">{describeHold(job.hold, language)}</Alert>}
      <FactList facts={facts} />
      <Link to={`/applications?job=${job.id}`} className={buttonClass()}>
        {texts.review}
      </Link>
      <div className={styles.changes} {...guard}>
        <Link to={`/edit-job/${job.id}`} className={buttonClass('secondary')}>
          {texts.edit}
        </Link>
        {job.hold ? null : isExpired ? (
          <Link to={`/edit-job/${job.id}?relist=1`} className={buttonClass('secondary')}>
            {texts.relist}
          </Link>
        ) : (
          <Button variant="secondary" busy={toggle.isPending} onClick={() => toggle.run(!job.is_active)}>
            {job.is_active ? texts.pause : texts.activate}
          </Button>
        )}
      </div>
    </Card>
  );
}
