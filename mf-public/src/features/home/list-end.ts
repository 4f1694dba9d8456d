import type { Listing } from '@metier/sdk/api';
import type { Job } from '@metier/sdk/contract';
import { searchUrl, type HomeSearch } from './home-search';

/** Not in the address: crawlers would follow one page under many. */
let shown = { list: '', end: '' };

const nameList = (search: HomeSearch) => searchUrl({ ...search, mentions: '', page: 1 });

/** Keeps where the list on the screen ends, so that its further pages repeat nothing that was published since. */
export function keepListEnd(search: HomeSearch, { headers }: Pick<Listing<Job>, 'headers'>): void {
  shown = { list: nameList(search), end: headers?.['x-read-until'] ?? '' };
}

/** Until when the jobs of a further page were published; a first page has all. */
export const readListEnd = (search: HomeSearch): string | undefined =>
  search.page > 1 && shown.list === nameList(search) ? shown.end : undefined;
