import { useState } from 'react';
import type { FieldErrors, JobFacets } from '@metier/shared/contract';
import { useNavigation } from '@metier/shared/router';
import { Card, chipClass, Drawer, Icon } from '@metier/shared/ui';
import { AdvancedFilters } from './advanced-filters';
import styles from './filter-bar.module.css';
import { ChosenFilters } from './chosen-filters';
import { FilterChips } from './filter-chips';
import { readSearch, type HomeSearch } from './home-search';
import { homeTexts } from './home.texts';

const { filters: texts } = homeTexts;
const PANEL_ID = 'more-filters';

/** Where there is no room for a panel, the filters come in a drawer. */
const isNarrow = () => window.matchMedia('(width < 45rem)').matches;

interface FilterBarProps {
  search: HomeSearch;
  facets: JobFacets | undefined;
  /** What is wrong with the filters of the address. */
  errors: FieldErrors;
}

/** The filters of a search: chips for the most wanted, the rest behind a button. */
export function FilterBar(props: FilterBarProps) {
  const coming = useComingSearch(props.search);
  const hasErrors = Object.keys(props.errors).length > 0;
  const [place, setPlace] = useState<'panel' | 'drawer'>();
  const [hadErrors, setHadErrors] = useState(false);
  const close = () => setPlace(undefined);
  // What is wrong has to be seen: the panel opens by itself.
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
          className={chipClass()}
          onClick={() => setPlace(place ? undefined : isNarrow() ? 'drawer' : 'panel')}
        >
          {texts.more}
          <Icon name="chevron-down" size="small" className={styles.chevron} />
        </button>
      </FilterChips>
      {place === 'panel' && (
        <Card as="section" id={PANEL_ID} aria-label={texts.more} className={styles.panel}>
          <AdvancedFilters {...props} />
        </Card>
      )}
      <ChosenFilters search={coming} />
      <Drawer open={place === 'drawer'} onClose={close} title={texts.more}>
        <AdvancedFilters {...props} onDone={close} />
      </Drawer>
    </div>
  );
}

/** The search that is under way, so that a chip answers before the server does; else the one that is shown. */
function useComingSearch(shown: HomeSearch): HomeSearch {
  const { location } = useNavigation();
  return location?.pathname === '/' ? readSearch(new URLSearchParams(location.search)) : shown;
}
