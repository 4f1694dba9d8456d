import type { ApplicationsQuery } from '@metier/sdk/contract';
import { readId, readStatus, type ApplicationStatus } from '@metier/sdk/rules';
import { applicationsTexts } from '../applications.texts';

export type Ordering = NonNullable<ApplicationsQuery['ordering']>;

/** Filters of the list, parsed from the URL. */
export interface ApplicationsFilter {
  readonly status: ApplicationStatus | undefined;
  readonly search: string;
  /** Undefined for the default, newest first. */
  readonly ordering: Ordering | undefined;
  /** Counts from 1. */
  readonly page: number;
}

const [NEWEST_FIRST, ...ORDERINGS] = applicationsTexts.filters.orderings;

/** Parses the filters of a URL; invalid values count as absent. */
export const readFilter = (query: URLSearchParams): ApplicationsFilter => ({
  status: readStatus(query.get('status')),
  search: query.get('search')?.trim().slice(0, 200) ?? '',
  ordering: ORDERINGS.find(({ value }) => value === query.get('ordering'))?.value,
  page: readId(query.get('page')) ?? 1,
});

export const orderingOf = ({ ordering }: ApplicationsFilter): Ordering => ordering ?? NEWEST_FIRST.value;

/** Ids in the URL: of an application, or of a job whose application is selected. */
export const readSelection = (query: URLSearchParams) => ({
  applicationId: readId(query.get('applicationId')),
  jobId: readId(query.get('job')),
});

/** URL of the list with these changes. A changed filter resets the page. */
export function writeAddress(
  filter: ApplicationsFilter,
  change: Partial<ApplicationsFilter & { applicationId: number }>,
): string {
  const { status, search, ordering, applicationId } = { applicationId: undefined, ...filter, ...change };
  const page = change.page ?? (applicationId ? filter.page : 1);
  const query = new URLSearchParams();
  if (status) query.set('status', status);
  if (search) query.set('search', search);
  if (ordering && ordering !== NEWEST_FIRST.value) query.set('ordering', ordering);
  if (page > 1) query.set('page', String(page));
  if (applicationId) query.set('applicationId', String(applicationId));
  return query.size > 0 ? `/applications?${query}` : '/applications';
}
