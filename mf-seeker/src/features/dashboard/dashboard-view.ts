import { useLocation, useNavigation, useSearchParams } from '@metier/sdk/router';
import { readStatus, REVIEW_FILTERS, type ApplicationStatus, type ReviewFilter } from '@metier/sdk/rules';

/** View state parsed from the URL; every value is validated. Pages count from 1. */
export interface DashboardView {
  readonly status: ApplicationStatus | undefined;
  readonly page: number;
  readonly favoritesPage: number;
  readonly reviews: ReviewFilter;
  readonly reviewsPage: number;
}

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1;
}

export const readView = (search: URLSearchParams): DashboardView => ({
  status: readStatus(search.get('status')),
  page: readPage(search.get('page')),
  favoritesPage: readPage(search.get('favorites_page')),
  reviews: REVIEW_FILTERS.find(({ value }) => value === search.get('reviews'))?.value ?? 'all',
  reviewsPage: readPage(search.get('reviews_page')),
});

/** Query string of a view; defaults are left out. */
export function writeView({ status, page, favoritesPage, reviews, reviewsPage }: DashboardView): string {
  const search = new URLSearchParams();
  if (status) search.set('status', status);
  if (page > 1) search.set('page', String(page));
  if (favoritesPage > 1) search.set('favorites_page', String(favoritesPage));
  if (reviews !== 'all') search.set('reviews', reviews);
  if (reviewsPage > 1) search.set('reviews_page', String(reviewsPage));
  return `?${search}`;
}

/** View state of the URL, or of the pending navigation while a list loads another page. */
export function useDashboardView() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const { location, formMethod } = useNavigation();
  const shown = readView(search);
  const isTurning = location?.pathname === pathname && formMethod === undefined;
  const view = isTurning ? readView(new URLSearchParams(location.search)) : shown;
  return {
    view,
    isApplicationsTurning: view.status !== shown.status || view.page !== shown.page,
    isFavoritesTurning: view.favoritesPage !== shown.favoritesPage,
  };
}
