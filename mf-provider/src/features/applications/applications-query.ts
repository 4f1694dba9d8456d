import type { ApplicationsQuery } from '@metier/sdk/contract';
import { readId, readStatus, type ApplicationStatus } from '@metier/sdk/rules';

export const PAGE_SIZE = 10;

/** View state parsed from the URL: the list and the open application. Every value is validated. */
export interface ApplicationsView {
  readonly layout: 'table' | 'board';
  readonly search: string;
  readonly job: number | undefined;
  readonly status: ApplicationStatus | undefined;
  readonly page: number;
  readonly applicationId: number | undefined;
}

/** `id` is the application in the path; falls back to the one in the query. */
export function readView(search: URLSearchParams, id?: string): ApplicationsView {
  return {
    layout: search.get('view') === 'board' ? 'board' : 'table',
    search: (search.get('search') ?? '').slice(0, 200),
    job: readId(search.get('job')),
    status: readStatus(search.get('status')),
    page: Math.min(readId(search.get('page')) ?? 1, 1_000_000),
    applicationId: readId(id) ?? readId(search.get('applicationId')),
  };
}

export const isFiltered = ({ search, job, status }: ApplicationsView): boolean =>
  search !== '' || job !== undefined || status !== undefined;

/** Filters common to both layouts. */
export const toFilters = ({ search, job }: ApplicationsView) => ({
  ...(search && { search }),
  ...(job && { job }),
});

export const toQuery = (view: ApplicationsView): ApplicationsQuery => ({
  page: view.page,
  page_size: PAGE_SIZE,
  ...toFilters(view),
  ...(view.status && { status: view.status }),
});

/** URL of a view; omitted values and defaults (page 1, table) are left out. */
export function writeView(view: Partial<ApplicationsView>): string {
  const { layout, search, job, status, page = 1, applicationId } = view;
  const entries = Object.entries({
    view: layout === 'board' ? layout : undefined,
    search,
    job,
    status,
    page: page > 1 ? page : undefined,
    applicationId,
  });
  const given = entries.flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return given.length > 0 ? `/applications?${new URLSearchParams(given)}` : '/applications';
}
