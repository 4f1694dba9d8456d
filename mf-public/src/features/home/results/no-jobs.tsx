import type { Job } from '@metier/sdk/contract';
import { useValue, type ListPage } from '@metier/sdk/remote';
import { Link } from '@metier/sdk/router';
import { buttonClass, EmptyState, useTexts } from '@metier/sdk/ui';
import type { HomeData } from '../home-loader';
import { isNarrowed } from '../home-search';
import { homeTexts } from '../home.texts';
import styles from './no-jobs.module.css';
import { NearbyPlaces, RelaxedSearches, useRelaxations } from './relaxed-searches';

interface NoJobsProps extends Pick<HomeData, 'search' | 'relaxedCounts' | 'nearby'> {
  readonly page: ListPage<Job>;
}

/** No results: what to search without, and how many jobs that would find. */
export function NoJobs({ search, page, relaxedCounts, nearby }: NoJobsProps) {
  const { empty: texts } = useTexts(homeTexts);
  const ways = useRelaxations(search, page, relaxedCounts).filter(({ jobs }) => jobs !== 0);
  const places = useValue(nearby) ?? [];
  if (!isNarrowed(search)) {
    return <EmptyState level={3} icon="briefcase" title={texts.title} text={texts.nothingOpen} />;
  }
  return (
    <EmptyState
      level={3}
      title={texts.title}
      text={ways.length > 0 ? texts.loosen : texts.hint}
      action={
        <div className={styles.ways}>
          {ways.length > 0 && <RelaxedSearches search={search} ways={ways} />}
          {places.length > 0 && <NearbyPlaces search={search} places={places} />}
          <Link to="/" className={buttonClass('secondary', 'small')}>
            {texts.everything}
          </Link>
        </div>
      }
    />
  );
}
