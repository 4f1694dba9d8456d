import type { Application } from '@metier/shared/contract';

/** Created, but its answers never arrived: the application form goes on with it. */
export const isUnfinished = ({ experience, status, job }: Application): boolean =>
  experience === null && status === 'pending' && job.is_active;
