import type { NearbyPlace } from '@metier/sdk/contract';
import { useValue } from '@metier/sdk/remote';
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
import type { HomeData, RelaxedCounts } from '../home-loader';
import {
  changeSearch,
  dropTerms,
  isNarrowed,
  listRelaxable,
  type HomeSearch,
  type TermName,
} from '../home-search';
import { homeTexts } from '../home.texts';
import styles from './no-jobs.module.css';

type NoJobsProps = Pick<HomeData, 'search' | 'relaxedCounts' | 'nearby'>;

/** No results: which terms to remove, and how many jobs that would find. */
export function NoJobs({ search, relaxedCounts, nearby }: NoJobsProps) {
  const language = useLanguage();
  const { empty: texts } = useTexts(homeTexts);
  const counts = useValue(relaxedCounts);
  const places = useValue(nearby) ?? [];
  if (!isNarrowed(search)) {
    return <EmptyState level={3} icon="briefcase" title={texts.title} text={texts.nothingOpen} />;
  }
  const names = listRelaxations(search, counts);
  return (
    <EmptyState
      level={3}
      title={texts.title}
      text={names.length > 0 ? texts.loosen : texts.hint}
      action={
        <div className={styles.ways}>
          {names.length > 0 && (
            <ul className={styles.wishes}>
              {names.map((name) => (
                <li key={name} className={styles.wish}>
                  <Link to={dropTerms(search, [name])} preventScrollReset className={chipClass()}>
                    <span className={styles.term}>{texts.without(nameTerm(name, search, language))}</span>
                    <Count value={counts?.[name]} />
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

/**
 * With a single term, removing it equals showing all jobs; terms whose removal finds nothing are not offered.
 */
function listRelaxations(search: HomeSearch, counts: RelaxedCounts | undefined): readonly TermName[] {
  const names = listRelaxable(search);
  return names.length < 2 ? [] : names.filter((name) => counts?.[name] !== 0);
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
