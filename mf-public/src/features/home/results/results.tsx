import { lazy, Suspense, useEffect, useRef, type ComponentType } from 'react';
import { readUnderstood } from '@metier/sdk/api';
import { readValue, Section, useFavorites, type ListPage } from '@metier/sdk/remote';
import type { Job, JobFacets } from '@metier/sdk/contract';
import { Link, useNavigation } from '@metier/sdk/router';
import { PAGE_SIZES, pageCount, pageItems } from '@metier/sdk/rules';
import { buttonClass, joinClasses, Pagination, useLanguage, useTexts } from '@metier/sdk/ui';
import { describeSearch } from '../save-search/describe-terms';
import type { HomeData } from '../home-loader';
import { isNarrowed, searchUrl, toSaved, type HomeSearch } from '../home-search';
import { homeTexts } from '../home.texts';
import { keepListEnd } from '../list-end';
import { useChosenJob } from './chosen-job';
import type { JobBesideProps } from './job-beside';
import { findApplied, JobCards } from './job-cards';
import { NoJobs } from './no-jobs';
import { OrderingLinks } from './ordering-links';
import { MoreJobs } from './relaxed-searches';
import { ResultsMap } from './results-map';
import { findFolded, nameResults, partPage } from './sections';
import styles from './results.module.css';
import { SaveSearch } from '../save-search/save-search';
import { SearchFailure } from './search-failure';
import { SearchStatus } from './search-status';
import { AlsoSearched, UnderstoodSearch } from './understood-search';

interface ResultsProps extends Pick<
  HomeData,
  'search' | 'found' | 'relaxedCounts' | 'nearby' | 'favorites' | 'applied'
> {
  facets: JobFacets | undefined;
}

/** Search results; a skeleton in their place while the next search is pending. */
export function Results({ search, found, relaxedCounts, nearby, favorites, applied, facets }: ResultsProps) {
  const isSearching = useNavigation().location?.pathname === '/';
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
        {(page) =>
          page.items.length === 0 ? (
            <div className={styles.nothing} inert={isSearching}>
              <NoJobs key={searchUrl(search)} {...{ search, page, relaxedCounts, nearby }} />
            </div>
          ) : (
            <>
              <FoundJobs {...{ search, page, favorites, applied, facets, isSearching }} />
              <MoreJobs {...{ search, page, relaxedCounts }} />
            </>
          )
        }
      </Section>
      <AlsoSearched search={search} found={found} />
    </section>
  );
}

/** Lazy, because only wide screens have room for it; a failure leaves the room empty. */
const JobBeside = lazy<ComponentType<JobBesideProps>>(() =>
  import('./job-beside').then(
    (module) => ({ default: module.JobBeside }),
    () => ({ default: () => null }),
  ),
);

interface FoundJobsProps extends Pick<ResultsProps, 'search' | 'favorites' | 'applied' | 'facets'> {
  page: ListPage<Job>;
  isSearching: boolean;
}

/** The jobs of one page; after a search, a wide screen shows one of them beside the list. */
function FoundJobs({ search, page, favorites, applied, facets, isSearching }: FoundJobsProps) {
  const { total } = page;
  useEffect(() => keepListEnd(search, page), [search, page]);
  const hearts = useFavorites(favorites);
  const texts = useTexts(homeTexts);
  const sections = partPage(search, page);
  const folded = findFolded(search, page);
  const shown = total - (folded?.total ?? 0);
  const chosen = useChosenJob(
    search,
    sections.flatMap(({ jobs }) => jobs),
  );
  return (
    <>
      <div className={styles.found}>
        <div>
          <JobCards sections={sections} isLeaving={isSearching} {...{ hearts, applied, chosen }} />
          <ResultsMap search={search} facets={facets} />
        </div>
        <div inert={isSearching} className={styles.chosen}>
          {chosen && (
            <Suspense>
              <JobBeside chosen={chosen} hearts={hearts} applied={findApplied(applied, chosen.id)} />
            </Suspense>
          )}
        </div>
      </div>
      <div className={styles.pages}>
        <ResultPages search={search} total={shown} />
        {folded && page.page === pageCount(shown, PAGE_SIZES.home) && (
          <Link
            to={`${searchUrl({ ...search, mentions: 'true', page: pageOf(shown) })}#results`}
            className={joinClasses(buttonClass('secondary', 'small'), styles.more)}
          >
            {texts.showMentions(folded)}
          </Link>
        )}
      </div>
    </>
  );
}

/** The page of the first job behind so many. */
const pageOf = (jobs: number) => Math.floor(jobs / PAGE_SIZES.home) + 1;

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
        <span>{listing ? nameResults(texts, listing) : texts.noAnswer}</span>{' '}
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
