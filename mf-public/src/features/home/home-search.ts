import type { JobsQuery } from '@metier/shared/contract';
import { PAGE_SIZES } from '@metier/shared/rules';

/** What the home page's address asks for. */
export interface HomeSearch {
  readonly keyword: string;
  readonly location: string;
  readonly ordering: 'relevance' | 'newest';
  /** Counted from 1. */
  readonly page: number;
}

/** The longest text that the server takes for a keyword or a place. */
export const LONGEST_TERM = 200;
const LAST_PAGE = 1_000_000;

/** Reads an address in full; whatever makes no sense in it counts as not said. */
export function readSearch(address: string): HomeSearch {
  const query = new URL(address).searchParams;
  const keyword = readTerm(query.get('keyword'));
  const wantsNewest = !keyword || query.get('ordering') === 'newest';
  return {
    keyword,
    location: readTerm(query.get('location')),
    ordering: wantsNewest ? 'newest' : 'relevance',
    page: readPage(query.get('page')),
  };
}

/** The address of a search, as short as it can be said. */
export function searchAddress({ keyword, location, ordering, page }: Partial<HomeSearch>): string {
  const query = new URLSearchParams();
  if (keyword) query.set('keyword', keyword);
  if (location) query.set('location', location);
  if (keyword && ordering === 'newest') query.set('ordering', ordering);
  if (page && page > 1) query.set('page', String(page));
  return query.size > 0 ? `/?${query}` : '/';
}

/** The terms that a person has put into the search form. */
export function readForm(form: FormData): Pick<HomeSearch, 'keyword' | 'location'> {
  return { keyword: readTerm(form.get('keyword')), location: readTerm(form.get('location')) };
}

export const isNarrowed = ({ keyword, location }: HomeSearch): boolean => keyword !== '' || location !== '';

export const toQuery = (search: HomeSearch): JobsQuery => ({ ...search, page_size: PAGE_SIZES.home });

function readTerm(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? value.trim().slice(0, LONGEST_TERM).trim() : '';
}

function readPage(value: string | null): number {
  return value && /^[1-9]\d{0,6}$/.test(value) ? Math.min(Number(value), LAST_PAGE) : 1;
}
