import type { Job } from '@metier/sdk/contract';

export interface PlaceOfJobs {
  readonly place: string;
  readonly jobs: readonly Job[];
}

/** The jobs by place, in the order in which the places come first; undefined if they are all in one. */
export function groupByPlace(jobs: readonly Job[]): readonly PlaceOfJobs[] | undefined {
  const groups = new Map<string, Job[]>();
  for (const job of jobs) groups.set(job.location, [...(groups.get(job.location) ?? []), job]);
  return groups.size > 1 ? [...groups].map(([place, jobs]) => ({ place, jobs })) : undefined;
}
