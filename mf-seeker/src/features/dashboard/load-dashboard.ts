import {
  countApplications,
  findOwnJobSeeker,
  getCandidateDashboard,
  listApplications,
  listFavorites,
  listInterviews,
  listNotices,
  listSeekerReviews,
  listUnreadThreads,
  type Http,
  type Listing,
  type UnreadThread,
} from '@metier/sdk/api';
import type { CandidateDashboard, SeekerReview, StatusCounts } from '@metier/sdk/contract';
import { loadListPage, readValue, withFields, type ListPage, type Part } from '@metier/sdk/remote';
import { MAX_PAGE_SIZE, pageCount, PAGE_SIZES, pickFields, type ApplicationStatus } from '@metier/sdk/rules';
import type { DashboardView } from './dashboard-view';
import { memoizePart } from './profile/memoize-part';
import {
  APPLICATION_FIELDS,
  INTERVIEW_FIELDS,
  JOB_FIELDS,
  NOTICE_FIELDS,
  SEEKER_FIELDS,
  type ShownApplication,
  type ShownInterview,
  type ShownJob,
  type ShownNotice,
  type ShownSeeker,
} from './shown-fields';

export const PAGE_SIZE = PAGE_SIZES.seekerDashboard;

/** Parts of the dashboard, loaded independently. */
export interface DashboardData {
  readonly seeker: Part<ShownSeeker | undefined>;
  readonly counts: Part<StatusCounts>;
  /** The open interviews, the next one first. */
  readonly interviews: Part<readonly ShownInterview[]>;
  readonly unread: Part<readonly UnreadThread[]>;
  /** Answers that are late, and favourites that end soon. */
  readonly due: Part<CandidateDashboard>;
  /** Unread notices of new jobs that an alert has found. */
  readonly alerts: Part<readonly ShownNotice[]>;
  readonly applications: Part<ListPage<ShownApplication>>;
  readonly favorites: Part<ListPage<ShownJob>>;
  /** All reviews, newest first, because the header shows their mean. */
  readonly reviews: Part<readonly SeekerReview[]>;
}

const loadPage = <Item>(
  page: number,
  list: (query: { page: number; page_size: number }) => Promise<Listing<Item>>,
): Promise<ListPage<Item>> => loadListPage(page, PAGE_SIZE, (at) => list({ page: at, page_size: PAGE_SIZE }));

async function loadSeeker(http: Http): Promise<ShownSeeker | undefined> {
  const seeker = await findOwnJobSeeker(http);
  return seeker && pickFields(seeker, SEEKER_FIELDS);
}

/** Notices among which those of alerts are looked for. */
const NEWEST_NOTICES = 20;

async function listAlertNotices(http: Http): Promise<readonly ShownNotice[]> {
  const { items } = await listNotices(http, { page_size: NEWEST_NOTICES });
  return items
    .filter(({ kind, read }) => kind === 'job-alert' && !read)
    .map((notice) => pickFields(notice, NOTICE_FIELDS));
}

/** Limits the requests if the total is wrong. */
const MAX_REVIEW_PAGES = 10;

async function listAllReviews(http: Http): Promise<readonly SeekerReview[]> {
  const read = (page: number) => listSeekerReviews(http, { page, page_size: MAX_PAGE_SIZE });
  const first = await read(1);
  const pages = Math.min(pageCount(first.total, MAX_PAGE_SIZE), MAX_REVIEW_PAGES);
  const others = await Promise.all(Array.from({ length: pages - 1 }, (_, index) => read(index + 2)));
  return [first, ...others].flatMap(({ items }) => items);
}

/** The data of a view of the dashboard. */
export interface ShownDashboard {
  readonly view: DashboardView;
  readonly data: DashboardData;
}

/**
 * Data of one visit of the dashboard. A part is loaded again only after a change, a failure or a page change.
 */
export interface DashboardStore {
  /** The parts of a view; `areNewSettled` resolves once those that had to be loaded have settled. */
  show(view: DashboardView): { readonly data: DashboardData; readonly areNewSettled: Promise<unknown> };
  forgetFavorites(): void;
}

/** Begins with what was shown already, if the server has rendered it. */
export function createDashboardStore(http: Http, shown?: ShownDashboard): DashboardStore {
  let ownSeeker: Promise<ShownSeeker | undefined>;
  const seeker = memoizePart(() => (ownSeeker = loadSeeker(http)));
  const counts = memoizePart(() => countApplications(http));
  const interviews = memoizePart(async (): Promise<readonly ShownInterview[]> =>
    (await listInterviews(http)).map((each) => pickFields(each, INTERVIEW_FIELDS)),
  );
  const unread = memoizePart((): Promise<readonly UnreadThread[]> => listUnreadThreads(http));
  const due = memoizePart(() => getCandidateDashboard(http));
  const alerts = memoizePart(() => listAlertNotices(http));
  const applications = memoizePart(async (page: number, status?: ApplicationStatus) => {
    const list = (query: { page: number; page_size: number }) =>
      listApplications(http, { ...query, ...(status && { status }) });
    return withFields(await loadPage(page, list), APPLICATION_FIELDS);
  });
  const favorites = memoizePart(async (page: number) => {
    const id = (await ownSeeker)?.id;
    if (!id) return { items: [], total: 0, page: 1 };
    return withFields(await loadPage(page, (query) => listFavorites(http, id, query)), JOB_FIELDS);
  });
  const reviews = memoizePart(() => listAllReviews(http));
  let known: readonly unknown[] = [];

  function adopt({ data, view: { page, status, favoritesPage } }: ShownDashboard): void {
    ownSeeker = Promise.resolve(data.seeker).then(readValue);
    seeker.adopt(data.seeker);
    counts.adopt(data.counts);
    interviews.adopt(data.interviews);
    unread.adopt(data.unread);
    due.adopt(data.due);
    alerts.adopt(data.alerts);
    applications.adopt(data.applications, page, status);
    favorites.adopt(data.favorites, favoritesPage);
    reviews.adopt(data.reviews);
    known = Object.values(data);
  }

  if (shown) adopt(shown);
  const store: DashboardStore = {
    show({ page, status, favoritesPage }) {
      const data: DashboardData = {
        seeker: seeker.load(),
        counts: counts.load(),
        interviews: interviews.load(),
        unread: unread.load(),
        due: due.load(),
        alerts: alerts.load(),
        applications: applications.load(page, status),
        favorites: favorites.load(favoritesPage),
        reviews: reviews.load(),
      };
      const parts = Object.values(data);
      const areNewSettled = Promise.all(parts.filter((part) => !known.includes(part)));
      known = parts;
      stores.set(data, store);
      return { data, areNewSettled };
    },
    forgetFavorites: favorites.forget,
  };
  return store;
}

/** The store that has loaded these data. */
const stores = new WeakMap<DashboardData, DashboardStore>();

/** Present visit per http port. */
const visits = new WeakMap<Http, DashboardStore>();

export const findActiveStore = (http: Http): DashboardStore | undefined => visits.get(http);

/** Begins or continues the visit that shows these data; the returned function ends it. */
export function registerVisit(http: Http, shown: ShownDashboard): () => void {
  const store = stores.get(shown.data) ?? createDashboardStore(http, shown);
  stores.set(shown.data, store);
  visits.set(http, store);
  return () => visits.delete(http);
}
