import { useLoaderData } from '@metier/shared/router';
import { Page } from '@metier/shared/ui';
import type { HomeData } from './home-loader';
import styles from './home-page.module.css';
import { isNarrowed } from './home-search';
import { homeTexts } from './home.texts';
import { Results } from './results';
import { SearchForm } from './search-form';

export { loader } from './home-loader';

/** The board: a search in the address, and what it finds. */
export function Component() {
  const { search, openJobs, found } = useLoaderData<HomeData>();
  const [firstLine, secondLine] = homeTexts.hero(openJobs);
  return (
    <Page>
      <title>{titleOf({ search, found })}</title>
      <div className={styles.hero}>
        <h1 className={styles.title}>
          {firstLine} <span className={styles.line}>{secondLine}</span>
        </h1>
        <p className={styles.lead}>{homeTexts.lead}</p>
      </div>
      <SearchForm search={search} />
      <Results search={search} found={found} />
    </Page>
  );
}

function titleOf({ search, found }: Pick<HomeData, 'search' | 'found'>): string {
  if (!isNarrowed(search) || 'problem' in found) return homeTexts.title;
  return homeTexts.titleOf(found.total, search.keyword, search.location);
}
