import { findOwnJobSeeker, listApplications, type Http } from '@metier/shared/api';
import type { Application, ApplicationStatus, JobSeeker } from '@metier/shared/contract';
import { PAGE_SIZES } from '@metier/shared/rules';

export interface DashboardData {
  readonly seeker: JobSeeker;
  /** The newest three. */
  readonly recent: readonly Application[];
  readonly figures: { all: number; reviewed: number; shortlisted: number; hired: number };
}

export type DashboardOutcome =
  | { readonly kind: 'loaded'; readonly data: DashboardData }
  | { readonly kind: 'no-profile' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** The server counts; of the list itself one entry is enough. */
async function countOf(http: Http, status: ApplicationStatus, signal: AbortSignal): Promise<number> {
  return (await listApplications(http, { status, page_size: 1 }, { signal })).total;
}

async function load(http: Http, signal: AbortSignal): Promise<DashboardOutcome> {
  const [seeker, { items, total }, reviewed, shortlisted, interview, hired] = await Promise.all([
    findOwnJobSeeker(http, { signal }),
    listApplications(http, { page_size: PAGE_SIZES.seekerDashboard }, { signal }),
    countOf(http, 'reviewed', signal),
    countOf(http, 'shortlisted', signal),
    countOf(http, 'interview', signal),
    countOf(http, 'hired', signal),
  ]);
  if (!seeker) return { kind: 'no-profile' };
  const figures = { all: total, reviewed, shortlisted: shortlisted + interview, hired };
  return { kind: 'loaded', data: { seeker, recent: items, figures } };
}

/** Everything the dashboard shows. Never rejects: the page waits for it on screen, where a failure is an outcome. */
export const loadDashboard = (http: Http, signal: AbortSignal): Promise<DashboardOutcome> =>
  load(http, signal).catch((error: unknown) => ({ kind: 'failed', error }));
