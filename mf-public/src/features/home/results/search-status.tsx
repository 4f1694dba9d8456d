import { readValue } from '@metier/sdk/remote';
import { Spinner, useTexts, VisuallyHidden } from '@metier/sdk/ui';
import type { HomeData } from '../home-loader';
import { homeTexts } from '../home.texts';
import { nameResults } from './sections';
import styles from './search-status.module.css';

/** Announces that a search is pending, and its result. */
export function SearchStatus({ isSearching, found }: { isSearching: boolean; found: HomeData['found'] }) {
  const texts = useTexts(homeTexts);
  const listing = readValue(found);
  return (
    <div role="status" className={styles.status}>
      {isSearching ? (
        <span className={styles.pill}>
          <Spinner />
          {texts.searching}
        </span>
      ) : (
        listing && <VisuallyHidden>{nameResults(texts, listing)}</VisuallyHidden>
      )}
    </div>
  );
}
