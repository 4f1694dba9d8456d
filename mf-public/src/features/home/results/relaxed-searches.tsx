import { readUnderstood } from '@metier/sdk/api';
import type { Job, NearbyPlace } from '@metier/sdk/contract';
import { useValue, type ListPage } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { chipClass, ChipCount, useLanguage, useTexts, VisuallyHidden } from '@metier/sdk/ui';
import { nameTerm } from '../save-search/describe-terms';
import type { HomeData } from '../home-loader';
import { changeSearch, type HomeSearch } from '../home-search';
import { homeTexts } from '../home.texts';
import { listRelaxations, type Relaxation } from './relaxations';
import styles from './relaxed-searches.module.css';

interface CountedRelaxation extends Relaxation {
  /** Undefined until it is counted. */
  readonly jobs: number | undefined;
}

/** The searches that ask for one thing less than this one, with what they find. */
export function useRelaxations(
  search: HomeSearch,
  page: ListPage<Job>,
  relaxedCounts: HomeData['relaxedCounts'],
): readonly CountedRelaxation[] {
  const counts = useValue(relaxedCounts);
  return listRelaxations(search, readUnderstood(page).parts).map((relaxation, at) => ({
    ...relaxation,
    jobs: counts?.[at],
  }));
}

/** Links to these searches. */
export function RelaxedSearches({
  search,
  ways,
}: {
  search: HomeSearch;
  ways: readonly CountedRelaxation[];
}) {
  const language = useLanguage();
  const { empty: texts, filters } = useTexts(homeTexts);
  return (
    <ul className={styles.ways}>
      {ways.map(({ name, part, to, jobs }) => (
        <li key={to} className={styles.way}>
          <Link to={to} preventScrollReset className={chipClass()}>
            <span className={styles.term}>{texts.without(part ?? nameTerm(name, search, language))}</span>
            {jobs !== undefined && (
              <>
                <ChipCount>{jobs}</ChipCount>
                <VisuallyHidden>{filters.jobs}</VisuallyHidden>
              </>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface MoreJobsProps extends Pick<HomeData, 'search' | 'relaxedCounts'> {
  readonly page: ListPage<Job>;
}

/** Below few results: the searches that ask for less and find more. */
export function MoreJobs({ search, page, relaxedCounts }: MoreJobsProps) {
  const { empty: texts } = useTexts(homeTexts);
  const ways = useRelaxations(search, page, relaxedCounts).filter(({ jobs = 0 }) => jobs > page.total);
  if (ways.length === 0) return null;
  return (
    <div className={styles.more}>
      <p>{texts.more}</p>
      <RelaxedSearches search={search} ways={ways} />
    </div>
  );
}

/** The nearest places where the same search finds jobs. */
export function NearbyPlaces({ search, places }: { search: HomeSearch; places: readonly NearbyPlace[] }) {
  const { empty: texts } = useTexts(homeTexts);
  return (
    <>
      <p className={styles.nearby}>{texts.nearby}</p>
      <ul className={styles.ways}>
        {places.map(({ location, jobs, distance }) => (
          <li key={location} className={styles.way}>
            <Link
              to={changeSearch(search, { location, radius: '' })}
              preventScrollReset
              className={chipClass()}
            >
              <span className={styles.term}>{texts.near(jobs, location, distance)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
