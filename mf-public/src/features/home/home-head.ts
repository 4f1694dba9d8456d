import { textsIn } from '@metier/sdk/rules';
import { readValue, type HeadArguments, type PageHead } from '@metier/sdk/remote';
import { describeSearch } from './save-search/describe-terms';
import type { HomeData } from './home-loader';
import { isNarrowed, searchUrl, toFeedAddress } from './home-search';
import { homeTexts } from './home.texts';
import { readFirstSection } from './results/sections';

/**
 * Metadata of the board or a search. The canonical URL keeps the page and drops the ordering; an invalid
 * search is unlisted.
 */
export function describe({ data, url, language }: HeadArguments): PageHead {
  const { head: texts } = textsIn(language, homeTexts);
  if (!data) return { isUnlisted: true };
  const { search, found } = data as HomeData;
  const listing = readValue(found);
  if (!listing) return { isUnlisted: true };
  const terms = describeSearch(search, language);
  const isWhole = !isNarrowed(search);
  return {
    description: isWhole ? texts.board(listing) : texts.search(readFirstSection(listing), terms),
    canonical: searchUrl({ ...search, ordering: 'relevance' }),
    feed: { title: isWhole ? texts.feed : texts.feedOf(terms), path: toFeedAddress(search, language) },
    ...(listing.items.length === 0 && { isUnlisted: true }),
    ...(isWhole && { facts: [describeSite(url, texts.site)] }),
  };
}

const describeSite = ({ origin }: URL, name: string) => ({
  '@type': 'WebSite',
  name,
  url: `${origin}/`,
  potentialAction: {
    '@type': 'SearchAction',
    target: `${origin}/?keyword={keyword}`,
    'query-input': 'required name=keyword',
  },
});
