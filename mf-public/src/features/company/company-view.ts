import { readId } from '@metier/sdk/rules';

export const TABS = ['mission', 'advantages', 'ethics'] as const;
export type Tab = (typeof TABS)[number];

/** View state parsed from the URL; pages count from 1. */
export interface CompanyView {
  readonly tab: Tab;
  readonly jobs: number;
  readonly reviews: number;
}

const LAST_PAGE = 1_000_000;

const readPage = (text: string | null) => Math.min(readId(text) ?? 1, LAST_PAGE);

export const readView = (query: URLSearchParams): CompanyView => ({
  tab: TABS.find((tab) => tab === query.get('tab')) ?? 'mission',
  jobs: readPage(query.get('jobs')),
  reviews: readPage(query.get('reviews')),
});

/** Query string of a view; defaults are left out. */
export function writeView({ tab, jobs, reviews }: CompanyView): string {
  const query = new URLSearchParams();
  if (tab !== 'mission') query.set('tab', tab);
  if (jobs > 1) query.set('jobs', String(jobs));
  if (reviews > 1) query.set('reviews', String(reviews));
  return `?${query}`;
}

/** True if two URLs differ only in the open tab, which needs no new data. */
export function needsSameData(one: URL, other: URL): boolean {
  const [left, right] = [one, other].map(({ searchParams }) =>
    writeView({ ...readView(searchParams), tab: 'mission' }),
  );
  return one.pathname === other.pathname && one.search !== other.search && left === right;
}
