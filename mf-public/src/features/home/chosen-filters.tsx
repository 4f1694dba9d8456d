import { Link } from '@metier/shared/router';
import { chipClass, Icon, VisuallyHidden } from '@metier/shared/ui';
import styles from './chosen-filters.module.css';
import { describeTerm } from './describe-terms';
import { CHIP_FILTERS } from './filter-choices';
import { changeSearch, listFilters, NO_FILTERS, type HomeSearch } from './home-search';
import { homeTexts } from './home.texts';

const { filters: texts } = homeTexts;

/** Active filters without a chip of their own, each with a link that removes it. */
export function ChosenFilters({ search }: { search: HomeSearch }) {
  const names = listFilters(search).filter((name) => !CHIP_FILTERS.some((open) => open === name));
  if (names.length === 0) return null;
  return (
    <ul aria-label={texts.chosen} className={styles.chosen}>
      {names.map((name) => (
        <li key={name} className={styles.filter}>
          <Link to={changeSearch(search, { [name]: '' })} preventScrollReset className={chipClass(true)}>
            <span className={styles.term}>{describeTerm(name, search[name])}</span>
            <VisuallyHidden>{texts.remove}</VisuallyHidden>
            <Icon name="close" size="small" />
          </Link>
        </li>
      ))}
      <li>
        <Link to={changeSearch(search, NO_FILTERS)} preventScrollReset className={styles.clear}>
          {texts.clear}
        </Link>
      </li>
    </ul>
  );
}
