import { Suspense } from 'react';
import type { JobFacets } from '@metier/sdk/contract';
import { useTexts } from '@metier/sdk/ui';
import { PlaceMap } from '../canton-map/lazy-maps';
import { changeSearch, isNarrowed, type HomeSearch } from '../home-search';
import { homeTexts } from '../home.texts';
import { useHasRoom } from './chosen-job';
import styles from './results.module.css';

/**
 * Where the jobs of a narrowed search are, unless it is for a place alone, which would be one dot. Its room is kept until
 * the facets say that no place is known.
 */
export function ResultsMap({ search, facets }: { search: HomeSearch; facets: JobFacets | undefined }) {
  const texts = useTexts(homeTexts);
  const hasRoom = useHasRoom();
  const towns = facets?.places ?? [];
  const isOnePlace = search.location && !search.radius;
  if (!isNarrowed(search) || isOnePlace || (facets && towns.length === 0)) return null;
  return (
    <div className={styles.map}>
      {hasRoom && towns.length > 0 && (
        <Suspense>
          <PlaceMap
            towns={towns}
            title={texts.places}
            describe={texts.inPlace}
            addressOf={(location) => changeSearch(search, { location, radius: '' })}
          />
        </Suspense>
      )}
    </div>
  );
}
