import type { ApplicationsQuery } from '@metier/shared/contract';
import { readId, readStatus, type ApplicationStatus } from '@metier/shared/rules';

export const PAGE_SIZE = 10;

/** What the address says about the list and the open application; everything in it may be mistyped. */
export interface ApplicationsView {
  readonly search: string;
  readonly job: number | undefined;
  readonly status: ApplicationStatus | undefined;
  readonly page: number;
  readonly applicationId: number | undefined;
}

export function readView(search: URLSearchParams): ApplicationsView {
  return {
    search: (search.get('search') ?? '').slice(0, 200),
    job: readId(search.get('job')),
    status: readStatus(search.get('status')),
    page: Math.min(readId(search.get('page')) ?? 1, 1_000_000),
    applicationId: readId(search.get('applicationId')),
  };
}

export const isFiltered = ({ search, job, status }: ApplicationsView): boolean =>
  search !== '' || job !== undefined || status !== undefined;

export const toQuery = ({ search, job, status, page }: ApplicationsView): ApplicationsQuery => ({
  page,
  page_size: PAGE_SIZE,
  ...(search && { search }),
  ...(job && { job }),
  ...(status && { status }),
});

/** The address's query of a view; what is left out stays out, and page 1 goes without saying. */
export function writeView(view: Partial<ApplicationsView>): string {
  const { search, job, status, page = 1, applicationId } = view;
  const entries = Object.entries({ search, job, status, page: page > 1 ? page : undefined, applicationId });
  const given = entries.flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return `?${new URLSearchParams(given)}`;
}
