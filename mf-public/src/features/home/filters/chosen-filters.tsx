import { Link } from '@metier/sdk/router';
import { chipClass, Icon, useLanguage, useTexts, VisuallyHidden } from '@metier/sdk/ui';
import styles from './chosen-filters.module.css';
import { describeValue } from '../save-search/describe-terms';
import { CHIP_FILTERS } from './filter-choices';
import {
  changeSearch,
  dropValue,
  listFilters,
  listValues,
  NO_FILTERS,
  type HomeSearch,
} from '../home-search';
import { homeTexts } from '../home.texts';

/** Active filters without a chip of their own, each value with a link that removes it. */
export function ChosenFilters({ search }: { search: HomeSearch }) {
  const language = useLanguage();
  const { filters: texts } = useTexts(homeTexts);
  const filters = listFilters(search).filter((name) => !CHIP_FILTERS.some((open) => open === name));
  const chosen = (['radius', ...filters] as const).flatMap((name) =>
    listValues(search, name).map((value) => ({ name, value })),
  );
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={texts.chosen} className={styles.chosen}>
      {chosen.map(({ name, value }) => (
        <li key={`${name} ${value}`} className={styles.filter}>
          <Link to={dropValue(search, name, value)} preventScrollReset className={chipClass(true)}>
            <span className={styles.term}>{describeValue(name, value, search, language)}</span>
            <VisuallyHidden>{texts.remove}</VisuallyHidden>
            <Icon name="close" size="small" />
          </Link>
        </li>
      ))}
      <li>
        <Link
          to={changeSearch(search, { ...NO_FILTERS, radius: '' })}
          preventScrollReset
          className={styles.clear}
        >
          {texts.clear}
        </Link>
      </li>
    </ul>
  );
}
