import { readStatus, type ApplicationStatus } from '@metier/shared/rules';

/** What the list shows, as its address says it. */
export interface ApplicationsFilter {
  readonly status: ApplicationStatus | undefined;
  readonly search: string;
  /** From 1. */
  readonly page: number;
}

const readNumber = (value: string | null): number | undefined =>
  value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : undefined;

/** What an address asks for; what it says wrongly it does not say. */
export const readFilter = (query: URLSearchParams): ApplicationsFilter => ({
  status: readStatus(query.get('status')),
  search: query.get('search')?.trim().slice(0, 200) ?? '',
  page: readNumber(query.get('page')) ?? 1,
});

/** The ids an address points at: an application, or a job whose application is meant. */
export const readSelection = (query: URLSearchParams) => ({
  applicationId: readNumber(query.get('applicationId')),
  jobId: readNumber(query.get('job')),
});

/** The address of the list with these things changed. Another filter starts at its first page. */
export function writeAddress(
  filter: ApplicationsFilter,
  change: Partial<ApplicationsFilter & { applicationId: number }>,
): string {
  const { status, search, applicationId } = { applicationId: undefined, ...filter, ...change };
  const page = change.page ?? (applicationId ? filter.page : 1);
  const query = new URLSearchParams();
  if (status) query.set('status', status);
  if (search) query.set('search', search);
  if (page > 1) query.set('page', String(page));
  if (applicationId) query.set('applicationId', String(applicationId));
  return query.size > 0 ? `/applications?${query}` : '/applications';
}
