import { readId } from '@metier/shared/rules';

export const TABS = ['mission', 'advantages', 'ethics'] as const;
export type Tab = (typeof TABS)[number];

/** What the page shows of a company, as its address says it; pages count from 1. */
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

/** The query of a view; what is as it is at first is left out. */
export function writeView({ tab, jobs, reviews }: CompanyView): string {
  const query = new URLSearchParams();
  if (tab !== 'mission') query.set('tab', tab);
  if (jobs > 1) query.set('jobs', String(jobs));
  if (reviews > 1) query.set('reviews', String(reviews));
  return `?${query}`;
}

/** Whether two addresses differ in nothing but the open tab, for which nothing has to be fetched. */
export function isSameData(one: URL, other: URL): boolean {
  const [left, right] = [one, other].map(({ searchParams }) =>
    writeView({ ...readView(searchParams), tab: 'mission' }),
  );
  return one.pathname === other.pathname && one.search !== other.search && left === right;
}
