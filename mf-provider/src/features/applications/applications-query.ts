import type { ApplicationsExportQuery, ApplicationsQuery } from '@metier/sdk/contract';
import { readId, readStatus, type ApplicationStatus } from '@metier/sdk/rules';
import { APPLICATIONS_PATH } from '../../moves/moves';

export const PAGE_SIZE = 10;

/** Orders of the table; the first is the default, which the URL leaves out. */
export const ORDERINGS = [
  '-submitted_at',
  'submitted_at',
  'applicant_name',
  '-applicant_name',
  'job_title',
  '-job_title',
  'status',
  '-status',
] as const satisfies readonly NonNullable<ApplicationsQuery['ordering']>[];
export type Ordering = (typeof ORDERINGS)[number];

const EDGES = ['first', 'last'] as const;

/** View state parsed from the URL: the list and the open application. Every value is validated. */
export interface ApplicationsView {
  readonly layout: 'table' | 'board';
  readonly search: string;
  readonly job: number | undefined;
  readonly status: ApplicationStatus | undefined;
  readonly ordering: Ordering;
  readonly page: number;
  readonly applicationId: number | undefined;
  /** Opens the first or last application of the page, when the review goes on to another page. */
  readonly open: (typeof EDGES)[number] | undefined;
}

/** `id` is the application in the path; falls back to the one in the query. */
export function readView(search: URLSearchParams, id?: string): ApplicationsView {
  return {
    layout: search.get('view') === 'board' ? 'board' : 'table',
    search: (search.get('search') ?? '').slice(0, 200),
    job: readId(search.get('job')),
    status: readStatus(search.get('status')),
    ordering: ORDERINGS.find((ordering) => ordering === search.get('ordering')) ?? ORDERINGS[0],
    page: Math.min(readId(search.get('page')) ?? 1, 1_000_000),
    applicationId: readId(id) ?? readId(search.get('applicationId')),
    open: EDGES.find((edge) => edge === search.get('open')),
  };
}

export const isFiltered = ({ search, job, status }: ApplicationsView): boolean =>
  search !== '' || job !== undefined || status !== undefined;

/** Filters common to both layouts. */
export const toFilters = ({ search, job }: ApplicationsView) => ({
  ...(search && { search }),
  ...(job && { job }),
});

/** Everything that narrows and orders the list of the current layout. */
export const toExportQuery = (view: ApplicationsView): ApplicationsExportQuery => ({
  ...toFilters(view),
  ...(view.layout === 'table' && view.status && { status: view.status }),
  ...(view.layout === 'table' && view.ordering !== ORDERINGS[0] && { ordering: view.ordering }),
});

export const toQuery = (view: ApplicationsView): ApplicationsQuery => ({
  page: view.page,
  page_size: PAGE_SIZE,
  ...toExportQuery(view),
});

/** URL of a view; omitted values and defaults (page 1, table) are left out. */
export function writeView(view: Partial<ApplicationsView>): string {
  const { layout, search, job, status, ordering, page = 1, applicationId, open } = view;
  const entries = Object.entries({
    view: layout === 'board' ? layout : undefined,
    search,
    job,
    status,
    ordering: ordering === ORDERINGS[0] ? undefined : ordering,
    page: page > 1 ? page : undefined,
    applicationId,
    open,
  });
  const given = entries.flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return given.length > 0 ? `${APPLICATIONS_PATH}?${new URLSearchParams(given)}` : APPLICATIONS_PATH;
}
