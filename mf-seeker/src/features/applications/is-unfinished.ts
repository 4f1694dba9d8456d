import type { Application } from '@metier/sdk/contract';

/** Created but without answers, so the application form continues it. */
export const isUnfinished = ({ experience, status, job }: Application): boolean =>
  experience === null && status === 'pending' && job.is_active;
