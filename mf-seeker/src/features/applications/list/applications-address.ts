import type { ApplicationsQuery } from '@metier/shared/contract';
import { readId, readStatus, type ApplicationStatus } from '@metier/shared/rules';
import { applicationsTexts } from '../applications.texts';

export type Ordering = NonNullable<ApplicationsQuery['ordering']>;

/** What the list shows, as its address says it. */
export interface ApplicationsFilter {
  readonly status: ApplicationStatus | undefined;
  readonly search: string;
  /** Newest first where the address says nothing. */
  readonly ordering: Ordering | undefined;
  /** From 1. */
  readonly page: number;
}

const [NEWEST_FIRST, ...ORDERINGS] = applicationsTexts.filters.orderings;

/** What an address asks for; what it says wrongly it does not say. */
export const readFilter = (query: URLSearchParams): ApplicationsFilter => ({
  status: readStatus(query.get('status')),
  search: query.get('search')?.trim().slice(0, 200) ?? '',
  ordering: ORDERINGS.find(({ value }) => value === query.get('ordering'))?.value,
  page: readId(query.get('page')) ?? 1,
});

export const orderingOf = ({ ordering }: ApplicationsFilter): Ordering => ordering ?? NEWEST_FIRST.value;

/** The ids an address points at: an application, or a job whose application is meant. */
export const readSelection = (query: URLSearchParams) => ({
  applicationId: readId(query.get('applicationId')),
  jobId: readId(query.get('job')),
});

/** The address of the list with these things changed. Another filter starts at its first page. */
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
