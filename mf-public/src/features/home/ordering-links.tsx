import { Link } from '@metier/sdk/router';
import { searchUrl, type HomeSearch } from './home-search';
import { homeTexts } from './home.texts';
import styles from './ordering-links.module.css';

const ORDERINGS = ['relevance', 'newest'] as const satisfies readonly HomeSearch['ordering'][];

/** Sort order of the results; relevance needs a keyword. */
export function OrderingLinks({ search }: { search: HomeSearch }) {
  return (
    <nav aria-label={homeTexts.ordering} className={styles.orderings}>
      {ORDERINGS.map((ordering) => (
        <Link
          key={ordering}
          to={`${searchUrl({ ...search, ordering, page: 1 })}#results`}
          aria-current={ordering === search.ordering ? 'true' : undefined}
          className={styles.link}
        >
          {homeTexts[ordering]}
        </Link>
      ))}
    </nav>
  );
}
