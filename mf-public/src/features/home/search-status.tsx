import { readValue } from '@metier/sdk/remote';
import { Spinner, VisuallyHidden } from '@metier/sdk/ui';
import type { HomeData } from './home-loader';
import { homeTexts } from './home.texts';
import styles from './search-status.module.css';

/** Announces that a search is pending, and its result. */
export function SearchStatus({ isSearching, found }: { isSearching: boolean; found: HomeData['found'] }) {
  const listing = readValue(found);
  return (
    <div role="status" className={styles.status}>
      {isSearching ? (
        <span className={styles.pill}>
          <Spinner />
          {homeTexts.searching}
        </span>
      ) : (
        listing && <VisuallyHidden>{homeTexts.results(listing)}</VisuallyHidden>
      )}
    </div>
  );
}
