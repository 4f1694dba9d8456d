import { lazy, startTransition, Suspense, useDeferredValue, useState } from 'react';
import type { FieldErrors, JobFacets } from '@metier/sdk/contract';
import { useNavigation } from '@metier/sdk/router';
import { Card, chipClass, Icon, joinClasses, useIsHydrated, useTexts } from '@metier/sdk/ui';
import styles from './filter-bar.module.css';
import { ChosenFilters } from './chosen-filters';
import { FilterChips } from './filter-chips';
import { readSearch, type HomeSearch } from '../home-search';
import { homeTexts } from '../home.texts';

/** Lazy, because most visitors never open the panel. */
const loadFilters = () => import('./advanced-filters');
const AdvancedFilters = lazy(async () => ({ default: (await loadFilters()).AdvancedFilters }));
const PlainFilters = lazy(async () => ({ default: (await import('./plain-filters')).PlainFilters }));
const loadDrawer = () => import('./filters-drawer');
const FiltersDrawer = lazy(async () => ({ default: (await loadDrawer()).FiltersDrawer }));
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
  const coming = usePendingSearch(props.search, props.facets);
  const hasErrors = Object.keys(props.errors).length > 0;
  const [place, setPlace] = useState<'panel' | 'drawer'>();
  // The button answers the press before the filters are drawn.
  const shown = useDeferredValue(place);
  const [hasDrawer, setHasDrawer] = useState(false);
  const [hadErrors, setHadErrors] = useState(false);
  const answers = useIsHydrated();
  const close = () => setPlace(undefined);
  // After the frame of the press that follows the pointer at once.
  const prepare = () =>
    void setTimeout(() => (isNarrow() ? loadDrawer() : loadFilters()).catch(() => undefined));
  function toggle() {
    const isDrawer = !place && isNarrow();
    if (isDrawer) startTransition(() => setHasDrawer(true));
    setPlace(place ? undefined : isDrawer ? 'drawer' : 'panel');
  }

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
          onClick={toggle}
        >
          {texts.more}
          <Icon name="chevron-down" size="small" className={styles.chevron} />
        </button>
      </FilterChips>
      {/* Not before hydration: the server-rendered page has no markup for the panel. */}
      {shown === 'panel' && answers && (
        <Card as="section" id={PANEL_ID} aria-label={texts.more} className={styles.panel}>
          <Suspense>
            <AdvancedFilters {...props} />
          </Suspense>
        </Card>
      )}
      {/* Lazy for the browser's code alone: it ignores the content of `noscript`, which the server renders. */}
      <noscript>
        <PlainFilters {...props} />
      </noscript>
      <ChosenFilters search={coming} />
      {hasDrawer && (
        <Suspense>
          <FiltersDrawer {...props} open={shown === 'drawer'} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

/** The pending search, so that a chip changes before the server responds; otherwise the one shown. */
function usePendingSearch(shown: HomeSearch, facets: JobFacets | undefined): HomeSearch {
  const { location } = useNavigation();
  if (location?.pathname !== '/') return shown;
  const offered = Object.fromEntries(facets?.company?.map(({ value, name }) => [value, name]) ?? []);
  return {
    ...readSearch(new URLSearchParams(location.search)),
    companies: { ...offered, ...shown.companies },
  };
}
