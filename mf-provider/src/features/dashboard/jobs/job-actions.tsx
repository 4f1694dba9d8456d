import { copyJob, readDetail, updateJob } from '@metier/sdk/api';
import { useMutation, usePorts } from '@metier/sdk/remote';
import { useNavigate, useRevalidator } from '@metier/sdk/router';
import { Menu, useTexts, type MenuItem } from '@metier/sdk/ui';
import { dashboardTexts } from '../dashboard.texts';
import type { ShownJob } from '../shown-fields';
import { needsRelisting } from './job-deadline';

/** Whether the job is shown to candidates, also while that is being changed. */
export function useJobSwitch(job: ShownJob) {
  const { jobs: texts } = useTexts(dashboardTexts);
  const { http } = usePorts();
  const { revalidate } = useRevalidator();
  // Announces only failures, because success is visible.
  const { run, pending } = useMutation({
    call: (is_active: boolean) => updateJob(http, job.id, { is_active }),
    done: () => revalidate(),
    failed: texts.updateFailed,
  });
  return { isActive: pending ?? job.is_active, change: run };
}

interface JobActionsProps {
  job: ShownJob;
  isActive: boolean;
  onSwitch: (isActive: boolean) => void;
}

/** What an employer can do with a job. */
export function JobActions({ job, isActive, onSwitch }: JobActionsProps) {
  const { jobs: texts } = useTexts(dashboardTexts);
  const { http } = usePorts();
  const navigate = useNavigate();
  const duplicate = useMutation({
    call: () => copyJob(http, job.id),
    leave: (draft) => navigate(`/jobcreation?draft=${draft.id}`),
    failed: (error) => readDetail(error, texts.duplicateFailed),
  });
  const goTo = (label: string, href: string): MenuItem => ({
    label,
    href,
    onSelect: () => void navigate(href),
  });
  const switching: MenuItem = needsRelisting(job, isActive)
    ? goTo(texts.relist, `/edit-job/${job.id}?relist=1`)
    : { label: isActive ? texts.pause : texts.activate, onSelect: () => onSwitch(!isActive) };
  return (
    <Menu
      label={texts.actionsOf(job.title)}
      items={[
        goTo(texts.edit, `/edit-job/${job.id}`),
        goTo(texts.applications, `/applications?job=${job.id}`),
        { label: texts.duplicate, disabled: duplicate.isPending, onSelect: () => duplicate.run() },
        ...(job.hold ? [] : [switching]),
      ]}
    />
  );
}
