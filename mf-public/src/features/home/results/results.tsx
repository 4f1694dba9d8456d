import { useEffect, useRef } from 'react';
import { readUnderstood } from '@metier/sdk/api';
import { readValue, Section, useFavorites } from '@metier/sdk/remote';
import { Link, useNavigation } from '@metier/sdk/router';
import { PAGE_SIZES, pageCount, pageItems } from '@metier/sdk/rules';
import { joinClasses, Pagination, useLanguage, useTexts } from '@metier/sdk/ui';
import { describeSearch } from '../save-search/describe-terms';
import type { HomeData } from '../home-loader';
import { isNarrowed, searchUrl, toSaved, type HomeSearch } from '../home-search';
import { homeTexts } from '../home.texts';
import { JobCards } from './job-cards';
import { NoJobs } from './no-jobs';
import { OrderingLinks } from './ordering-links';
import styles from './results.module.css';
import { SaveSearch } from '../save-search/save-search';
import { SearchFailure } from './search-failure';
import { SearchStatus } from './search-status';
import { AlsoSearched, UnderstoodSearch } from './understood-search';

type ResultsProps = Pick<HomeData, 'search' | 'found' | 'relaxedCounts' | 'nearby' | 'favorites' | 'applied'>;

/** Search results; a skeleton in their place while the next search is pending. */
export function Results({ search, found, relaxedCounts, nearby, favorites, applied }: ResultsProps) {
  const isSearching = useNavigation().location?.pathname === '/';
  const hearts = useFavorites(favorites);
  return (
    <section
      id="results"
      aria-labelledby="results-title"
      className={joinClasses(styles.results, isNarrowed(search) && styles.compact)}
    >
      <ResultsHead search={search} found={found} />
      <UnderstoodSearch search={search} found={found} />
      <SearchStatus isSearching={isSearching} found={found} />
      <Section
        of={found}
        failed={(retry, failure) => (
          <div className={styles.nothing} inert={isSearching}>
            <SearchFailure search={search} retry={retry} failure={failure} />
          </div>
        )}
      >
        {({ items, total }) =>
          items.length === 0 ? (
            <div className={styles.nothing} inert={isSearching}>
              <NoJobs key={searchUrl(search)} {...{ search, relaxedCounts, nearby }} />
            </div>
          ) : (
            <>
              <JobCards jobs={items} hearts={hearts} applied={applied} isLeaving={isSearching} />
              <div className={styles.pages}>
                <ResultPages search={search} total={total} />
              </div>
            </>
          )
        }
      </Section>
      <AlsoSearched search={search} found={found} />
    </section>
  );
}

function ResultsHead({ search, found }: Pick<ResultsProps, 'search' | 'found'>) {
  const language = useLanguage();
  const texts = useTexts(homeTexts);
  const listing = readValue(found);
  const heading = useFocusOnPageChange(search.page);
  const saved = toSaved(search);
  return (
    <div className={styles.head}>
      <h2 ref={heading} id="results-title" tabIndex={-1} className={styles.title}>
        {/* In an element of its own, or the translation of a browser keeps the number of the last search. */}
        <span>{listing ? texts.results(listing) : texts.noAnswer}</span>{' '}
        <span className={styles.terms}>{describeSearch(search, language)}</span>
      </h2>
      {listing && (
        <div className={styles.tools}>
          {search.keyword && listing.total > 1 && <OrderingLinks search={search} />}
          {isNarrowed(saved) && <SaveSearch search={saved} corrected={readUnderstood(listing).keyword} />}
        </div>
      )}
    </div>
  );
}

/** Moves the focus to the heading when the page changes, but not after a search from the form. */
function useFocusOnPageChange(page: number) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const isInPages = document.activeElement?.closest('nav') || document.activeElement === document.body;
    if (isInPages) heading.current?.focus({ preventScroll: true });
  }, [page]);
  return heading;
}

function ResultPages({ search, total }: { search: HomeSearch; total: number }) {
  const texts = useTexts(homeTexts);
  return (
    <Pagination
      label={texts.pages}
      current={search.page}
      items={pageItems(search.page, pageCount(total, PAGE_SIZES.home))}
      renderLink={(page, children, link) => (
        <Link to={`${searchUrl({ ...search, page })}#results`} {...link}>
          {children}
        </Link>
      )}
    />
  );
}
