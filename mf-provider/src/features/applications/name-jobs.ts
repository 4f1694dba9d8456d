import type { Job } from '@metier/sdk/contract';
import { displayTexts, formatDate, textsIn, type Language } from '@metier/sdk/rules';

type NamedJob = Pick<Job, 'id' | 'title'>;

/** Jobs by title; where a title repeats, with the place and the day it was posted. */
export function nameJobs(jobs: readonly Job[], language: Language): NamedJob[] {
  const titles = jobs.map(({ title }) => title);
  const isRepeated = (title: string) => titles.indexOf(title) !== titles.lastIndexOf(title);
  return jobs.map((job) => ({
    id: job.id,
    title: isRepeated(job.title) ? nameInFull(job, language) : job.title,
  }));
}

const nameInFull = ({ title, location, created_at: posted }: Job, language: Language) => {
  const defaults = textsIn(language, displayTexts);
  return [title, location || defaults.location, formatDate(posted, language)].filter(Boolean).join(' · ');
};
