import {
  countApplications,
  findOwnJobSeeker,
  listApplications,
  listFavorites,
  listSeekerReviews,
  type Http,
  type Listing,
} from '@metier/shared/api';
import type { Application, Job, JobSeeker, SeekerReview, StatusCounts } from '@metier/shared/contract';
import { findNonEmptyPage } from '@metier/shared/remote';
import { MAX_PAGE_SIZE, pageCount, PAGE_SIZES, type ApplicationStatus } from '@metier/shared/rules';
import type { DashboardView } from './dashboard-view';
import { createPiece, type Answer } from './piece';

export const PAGE_SIZE = PAGE_SIZES.seekerDashboard;

/** One page of a list; `page` is an earlier one if the requested page is empty. */
export interface ListPage<Item> extends Listing<Item> {
  readonly page: number;
}

/** Parts of the dashboard, loaded independently. None of them rejects. */
export interface DashboardData {
  readonly seeker: Answer<JobSeeker | undefined>;
  readonly counts: Answer<StatusCounts>;
  readonly applications: Answer<ListPage<Application>>;
  readonly favorites: Answer<ListPage<Job>>;
  /** All reviews, newest first, because the header shows their mean. */
  readonly reviews: Answer<readonly SeekerReview[]>;
}

async function loadPage<Item>(
  page: number,
  list: (query: { page: number; page_size: number }) => Promise<Listing<Item>>,
): Promise<ListPage<Item>> {
  const load = (at: number) => list({ page: at, page_size: PAGE_SIZE });
  const asked = { page, listing: await load(page) };
  const shown = (await findNonEmptyPage(asked, PAGE_SIZE, load)) ?? asked;
  return { ...shown.listing, page: shown.page };
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

const createPieces = (http: Http) => {
  const seeker = createPiece(() => findOwnJobSeeker(http));
  return {
    seeker,
    counts: createPiece(() => countApplications(http)),
    applications: createPiece((page: number, status?: ApplicationStatus) =>
      loadPage(page, (query) => listApplications(http, { ...query, ...(status && { status }) })),
    ),
    favorites: createPiece(async (page: number) => {
      const found = await seeker.ask().isSettled;
      if (!found.isLoaded) throw found.error;
      const id = found.value?.id;
      return id
        ? loadPage(page, (query) => listFavorites(http, id, query))
        : { items: [], total: 0, page: 1 };
    }),
    reviews: createPiece(() => listAllReviews(http)),
  };
};

/**
 * Data of one visit of the dashboard. A part is loaded again only after a change, a failure or a page change.
 */
export interface DashboardStore extends ReturnType<typeof createPieces> {
  /** The parts of a view; `isAnswered` resolves once those that had to be loaded have settled. */
  show(view: DashboardView): { readonly data: DashboardData; readonly isAnswered: Promise<unknown> };
}

export function createDashboardStore(http: Http): DashboardStore {
  const pieces = createPieces(http);
  let known: readonly Answer<unknown>[] = [];

  function show({ page, status, favoritesPage }: DashboardView) {
    const data: DashboardData = {
      seeker: pieces.seeker.ask(),
      counts: pieces.counts.ask(),
      applications: pieces.applications.ask(page, status),
      favorites: pieces.favorites.ask(favoritesPage),
      reviews: pieces.reviews.ask(),
    };
    const answers: readonly Answer<unknown>[] = Object.values(data);
    const news = answers.filter((answer) => !known.includes(answer));
    const isAnswered = Promise.all(news.map(({ isSettled }) => isSettled));
    known = answers;
    return { data, isAnswered };
  }

  return { ...pieces, show };
}

/** Present visit per http port. */
const visits = new WeakMap<Http, DashboardStore>();

export const findActiveStore = (http: Http): DashboardStore | undefined => visits.get(http);

/** Registers the visit; the returned function ends it. */
export function registerStore(http: Http, dashboard: DashboardStore): () => void {
  visits.set(http, dashboard);
  return () => visits.delete(http);
}
