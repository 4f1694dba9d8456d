import { useLoaderData } from '@metier/shared/router';
import { Page, PageTitle } from '@metier/shared/ui';
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
      <Title search={search} found={found} />
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

/** The board's own title, or what was looked for. */
function Title({ search, found }: Pick<HomeData, 'search' | 'found'>) {
  if (!isNarrowed(search) || 'problem' in found) return <title>{homeTexts.title}</title>;
  return <PageTitle>{homeTexts.titleOf(found.total, search.keyword, search.location)}</PageTitle>;
}
