import { useId, useState, type ReactNode } from 'react';
import { useLocation } from '@metier/sdk/router';
import { Icon, joinClasses, useIsHydrated, useLanguage, useTexts, VisuallyHidden } from '@metier/sdk/ui';
import { isNarrowed, listTerms, type HomeSearch } from './home-search';
import { homeTexts } from './home.texts';
import { nameTerm } from './save-search/describe-terms';
import styles from './search-place.module.css';

interface SearchPlaceProps {
  search: HomeSearch;
  /** Whether a filter is refused, which is said at its field. */
  hasErrors: boolean;
  children: ReactNode;
}

/**
 * The form and the filters. After a search they are one line on a phone, so that the results come first: pressed, it
 * shows them until the next search.
 */
export function SearchPlace({ search, hasErrors, children }: SearchPlaceProps) {
  const language = useLanguage();
  const texts = useTexts(homeTexts);
  const id = useId();
  const { key } = useLocation();
  const [pressedAt, setPressedAt] = useState<string>();
  const isHydrated = useIsHydrated();
  const isCompact = isNarrowed(search);
  const isOpen = (pressedAt === key) !== hasErrors;
  return (
    <>
      {isCompact && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-disabled={!isHydrated || undefined}
          className={styles.summary}
          onClick={() => setPressedAt(pressedAt === key ? undefined : key)}
        >
          <Icon name="search" size="small" />
          <VisuallyHidden>{texts.change}</VisuallyHidden>
          <span className={styles.terms}>
            {listTerms(search)
              .map((name) => nameTerm(name, search, language))
              .join(' · ')}
          </span>
          <Icon name="chevron-down" size="small" className={styles.chevron} />
        </button>
      )}
      <div id={id} className={joinClasses(styles.parts, isCompact && !isOpen && styles.closed)}>
        {children}
      </div>
    </>
  );
}
