import { readUnderstood } from '@metier/sdk/api';
import type { Job, NearbyPlace } from '@metier/sdk/contract';
import { useValue, type ListPage } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import {
  buttonClass,
  chipClass,
  ChipCount,
  EmptyState,
  useLanguage,
  useTexts,
  VisuallyHidden,
} from '@metier/sdk/ui';
import { nameTerm } from '../save-search/describe-terms';
import type { HomeData } from '../home-loader';
import { changeSearch, isNarrowed, type HomeSearch } from '../home-search';
import { homeTexts } from '../home.texts';
import { listRelaxations } from './relaxations';
import styles from './no-jobs.module.css';

interface NoJobsProps extends Pick<HomeData, 'search' | 'relaxedCounts' | 'nearby'> {
  readonly page: ListPage<Job>;
}

/** No results: what to search without, and how many jobs that would find. */
export function NoJobs({ search, page, relaxedCounts, nearby }: NoJobsProps) {
  const language = useLanguage();
  const { empty: texts } = useTexts(homeTexts);
  const counts = useValue(relaxedCounts);
  const places = useValue(nearby) ?? [];
  if (!isNarrowed(search)) {
    return <EmptyState level={3} icon="briefcase" title={texts.title} text={texts.nothingOpen} />;
  }
  const ways = listRelaxations(search, readUnderstood(page).parts)
    .map((relaxation, at) => ({ ...relaxation, jobs: counts?.[at] }))
    .filter(({ jobs }) => jobs !== 0);
  return (
    <EmptyState
      level={3}
      title={texts.title}
      text={ways.length > 0 ? texts.loosen : texts.hint}
      action={
        <div className={styles.ways}>
          {ways.length > 0 && (
            <ul className={styles.wishes}>
              {ways.map(({ name, part, to, jobs }) => (
                <li key={to} className={styles.wish}>
                  <Link to={to} preventScrollReset className={chipClass()}>
                    <span className={styles.term}>
                      {texts.without(part ?? nameTerm(name, search, language))}
                    </span>
                    <Count value={jobs} />
                  </Link>
                </li>
              ))}
            </ul>
          )}
          {places.length > 0 && <NearbyPlaces search={search} places={places} />}
          <Link to="/" className={buttonClass('secondary', 'small')}>
            {texts.everything}
          </Link>
        </div>
      }
    />
  );
}

/** The nearest places where the same search finds jobs. */
function NearbyPlaces({ search, places }: { search: HomeSearch; places: readonly NearbyPlace[] }) {
  const { empty: texts } = useTexts(homeTexts);
  return (
    <>
      <p className={styles.nearby}>{texts.nearby}</p>
      <ul className={styles.wishes}>
        {places.map(({ location, jobs, distance }) => (
          <li key={location} className={styles.wish}>
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

function Count({ value }: { value: number | undefined }) {
  const home = useTexts(homeTexts);
  if (value === undefined) return null;
  return (
    <>
      <ChipCount>{value}</ChipCount>
      <VisuallyHidden>{home.filters.jobs}</VisuallyHidden>
    </>
  );
}
