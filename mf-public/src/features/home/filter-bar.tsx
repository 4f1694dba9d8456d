import { lazy, Suspense, useState } from 'react';
import type { FieldErrors, JobFacets } from '@metier/sdk/contract';
import { useNavigation } from '@metier/sdk/router';
import {
  Card,
  chipClass,
  Disclosure,
  Drawer,
  Icon,
  joinClasses,
  useIsHydrated,
  useTexts,
} from '@metier/sdk/ui';
import styles from './filter-bar.module.css';
import { ChosenFilters } from './chosen-filters';
import { FilterChips } from './filter-chips';
import { readSearch, type HomeSearch } from './home-search';
import { homeTexts } from './home.texts';

/** Lazy, because most visitors never open the panel. */
const loadFilters = () => import('./advanced-filters');
const AdvancedFilters = lazy(async () => ({ default: (await loadFilters()).AdvancedFilters }));
const PANEL_ID = 'more-filters';

/** Too narrow for a panel: the filters open in a drawer. */
const isNarrow = () => window.matchMedia('(width < 45rem)').matches;

interface FilterBarProps {
  search: HomeSearch;
  facets: JobFacets | undefined;
  /** Validation errors of the filters in the URL. */
  errors: FieldErrors;
}

/** Filters of a search: chips for the most used ones, the rest behind a button. */
export function FilterBar(props: FilterBarProps) {
  const { filters: texts } = useTexts(homeTexts);
  const coming = usePendingSearch(props.search);
  const hasErrors = Object.keys(props.errors).length > 0;
  const [place, setPlace] = useState<'panel' | 'drawer'>();
  const [hadErrors, setHadErrors] = useState(false);
  const answers = useIsHydrated();
  const close = () => setPlace(undefined);
  const prepare = () => void loadFilters().catch(() => undefined);
  // Opens the panel if there are errors, because they are shown inside it.
  if (hasErrors !== hadErrors) {
    setHadErrors(hasErrors);
    if (hasErrors) setPlace('panel');
  }
  return (
    <div className={styles.bar}>
      <FilterChips search={coming} facets={props.facets}>
        <button
          type="button"
          aria-expanded={place !== undefined}
          aria-controls={place === 'panel' ? PANEL_ID : undefined}
          aria-disabled={!answers || undefined}
          className={joinClasses(chipClass(), styles.more)}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => setPlace(place ? undefined : isNarrow() ? 'drawer' : 'panel')}
        >
          {texts.more}
          <Icon name="chevron-down" size="small" className={styles.chevron} />
        </button>
      </FilterChips>
      {/* Not before hydration: the server-rendered page has no markup for the panel. */}
      {place === 'panel' && answers && (
        <Card as="section" id={PANEL_ID} aria-label={texts.more} className={styles.panel}>
          <Suspense>
            <AdvancedFilters {...props} />
          </Suspense>
        </Card>
      )}
      <NoScriptFilters {...props} />
      <ChosenFilters search={coming} />
      <Drawer open={place === 'drawer'} onClose={close} title={texts.more}>
        <Suspense>
          <AdvancedFilters {...props} onDone={close} />
        </Suspense>
      </Drawer>
    </div>
  );
}

/** The same filters for visitors without JavaScript; other browsers ignore the content of `noscript`. */
function NoScriptFilters(props: FilterBarProps) {
  const { filters: texts } = useTexts(homeTexts);
  return (
    <noscript>
      <Disclosure summary={texts.more} look="chip" open={Object.keys(props.errors).length > 0}>
        <Card className={styles.panel}>
          <AdvancedFilters {...props} isPlain />
        </Card>
      </Disclosure>
    </noscript>
  );
}

/** The pending search, so that a chip changes before the server responds; otherwise the one shown. */
function usePendingSearch(shown: HomeSearch): HomeSearch {
  const { location } = useNavigation();
  return location?.pathname === '/' ? readSearch(new URLSearchParams(location.search)) : shown;
}
