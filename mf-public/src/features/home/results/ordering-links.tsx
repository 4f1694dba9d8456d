import { Link } from '@metier/sdk/router';
import { searchUrl, type HomeSearch } from '../home-search';
import { homeTexts } from '../home.texts';
import { useTexts } from '@metier/sdk/ui';
import styles from './ordering-links.module.css';

const ORDERINGS = ['relevance', 'newest'] as const satisfies readonly HomeSearch['ordering'][];

/** Sort order of the results; relevance needs a keyword. */
export function OrderingLinks({ search }: { search: HomeSearch }) {
  const texts = useTexts(homeTexts);
  return (
    <nav aria-label={texts.ordering} className={styles.orderings}>
      {ORDERINGS.map((ordering) => (
        <Link
          key={ordering}
          to={`${searchUrl({ ...search, ordering, page: 1 })}#results`}
          aria-current={ordering === search.ordering ? 'true' : undefined}
          className={styles.link}
        >
          {texts[ordering]}
        </Link>
      ))}
    </nav>
  );
}
