import {
  countApplications,
  findOwnJobSeeker,
  listApplications,
  listFavorites,
  listSeekerReviews,
  type Http,
  type Listing,
} from '@metier/sdk/api';
import type { Application, Job, JobSeeker, SeekerReview, StatusCounts } from '@metier/sdk/contract';
import { loadListPage, type ListPage, type Part } from '@metier/sdk/remote';
import { MAX_PAGE_SIZE, pageCount, PAGE_SIZES, type ApplicationStatus } from '@metier/sdk/rules';
import type { DashboardView } from './dashboard-view';
import { memoizePart } from './memoize-part';

export const PAGE_SIZE = PAGE_SIZES.seekerDashboard;

/** Parts of the dashboard, loaded independently. */
export interface DashboardData {
  readonly seeker: Part<JobSeeker | undefined>;
  readonly counts: Part<StatusCounts>;
  readonly applications: Part<ListPage<Application>>;
  readonly favorites: Part<ListPage<Job>>;
  /** All reviews, newest first, because the header shows their mean. */
  readonly reviews: Part<readonly SeekerReview[]>;
}

const loadPage = <Item>(
  page: number,
  list: (query: { page: number; page_size: number }) => Promise<Listing<Item>>,
): Promise<ListPage<Item>> => loadListPage(page, PAGE_SIZE, (at) => list({ page: at, page_size: PAGE_SIZE }));

/** Limits the requests if the total is wrong. */
const MAX_REVIEW_PAGES = 10;

async function listAllReviews(http: Http): Promise<readonly SeekerReview[]> {
  const read = (page: number) => listSeekerReviews(http, { page, page_size: MAX_PAGE_SIZE });
  const first = await read(1);
  const pages = Math.min(pageCount(first.total, MAX_PAGE_SIZE), MAX_REVIEW_PAGES);
  const others = await Promise.all(Array.from({ length: pages - 1 }, (_, index) => read(index + 2)));
  return [first, ...others].flatMap(({ items }) => items);
}

/**
 * Data of one visit of the dashboard. A part is loaded again only after a change, a failure or a page change.
 */
export interface DashboardStore {
  /** The parts of a view; `areNewSettled` resolves once those that had to be loaded have settled. */
  show(view: DashboardView): { readonly data: DashboardData; readonly areNewSettled: Promise<unknown> };
  forgetFavorites(): void;
}

export function createDashboardStore(http: Http): DashboardStore {
  let ownSeeker: Promise<JobSeeker | undefined>;
  const seeker = memoizePart(() => (ownSeeker = findOwnJobSeeker(http)));
  const counts = memoizePart(() => countApplications(http));
  const applications = memoizePart((page: number, status?: ApplicationStatus) =>
    loadPage(page, (query) => listApplications(http, { ...query, ...(status && { status }) })),
  );
  const favorites = memoizePart(async (page: number) => {
    const id = (await ownSeeker)?.id;
    return id ? loadPage(page, (query) => listFavorites(http, id, query)) : { items: [], total: 0, page: 1 };
  });
  const reviews = memoizePart(() => listAllReviews(http));
  let known: readonly unknown[] = [];

  return {
    show({ page, status, favoritesPage }) {
      const data = {
        seeker: seeker.load(),
        counts: counts.load(),
        applications: applications.load(page, status),
        favorites: favorites.load(favoritesPage),
        reviews: reviews.load(),
      };
      const parts = Object.values(data);
      const areNewSettled = Promise.all(parts.filter((part) => !known.includes(part)));
      known = parts;
      return { data, areNewSettled };
    },
    forgetFavorites: favorites.forget,
  };
}

/** Present visit per http port. */
const visits = new WeakMap<Http, DashboardStore>();

export const findActiveStore = (http: Http): DashboardStore | undefined => visits.get(http);

/** Registers the visit; the returned function ends it. */
export function registerStore(http: Http, dashboard: DashboardStore): () => void {
  visits.set(http, dashboard);
  return () => visits.delete(http);
}
