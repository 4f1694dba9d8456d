import type { Job } from '@metier/sdk/contract';
import { DISPLAY_DEFAULTS, formatDate } from '@metier/sdk/rules';

type NamedJob = Pick<Job, 'id' | 'title'>;

/** Jobs by title; where a title repeats, with the place and the day it was posted. */
export function nameJobs(jobs: readonly Job[]): NamedJob[] {
  const titles = jobs.map(({ title }) => title);
  const isRepeated = (title: string) => titles.indexOf(title) !== titles.lastIndexOf(title);
  return jobs.map((job) => ({ id: job.id, title: isRepeated(job.title) ? nameInFull(job) : job.title }));
}

const nameInFull = ({ title, location, created_at: posted }: Job) =>
  [title, location || DISPLAY_DEFAULTS.location, formatDate(posted)].filter(Boolean).join(' · ');
