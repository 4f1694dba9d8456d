import type { ApplicationsQuery } from '@metier/shared/contract';
import { readId, readStatus, type ApplicationStatus } from '@metier/shared/rules';

export const PAGE_SIZE = 10;

/** What the address says about the list and the open application; everything in it may be mistyped. */
export interface ApplicationsView {
  readonly layout: 'table' | 'board';
  readonly search: string;
  readonly job: number | undefined;
  readonly status: ApplicationStatus | undefined;
  readonly page: number;
  readonly applicationId: number | undefined;
}

/** `id` is the application that the path names; one in the query is as good. */
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

/** What narrows both layouts. */
export const toNarrowing = ({ search, job }: ApplicationsView) => ({
  ...(search && { search }),
  ...(job && { job }),
});

export const toQuery = (view: ApplicationsView): ApplicationsQuery => ({
  page: view.page,
  page_size: PAGE_SIZE,
  ...toNarrowing(view),
  ...(view.status && { status: view.status }),
});

/** The address of a view; what is left out stays out, and page 1 and the table go without saying. */
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
