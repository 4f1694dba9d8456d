import { Suspense } from 'react';
import type { JobFacets } from '@metier/sdk/contract';
import { readValue, usePorts, useValue } from '@metier/sdk/remote';
import { useLoaderData } from '@metier/sdk/router';
import { labelOf, regionsTexts } from '@metier/sdk/rules';
import { useSession } from '@metier/sdk/session';
import { Page, PageTitle, useIsHydrated, useLanguage, useTexts, visuallyHiddenClass } from '@metier/sdk/ui';
import { CantonMap } from './canton-map/lazy-maps';
import { describeSearch } from './save-search/describe-terms';
import { FilterBar } from './filters/filter-bar';
import { findContradictions } from './filters/find-contradictions';
import type { HomeData } from './home-loader';
import styles from './home-page.module.css';
import { isNarrowed, searchUrl } from './home-search';
import { homeTexts } from './home.texts';
import { Results } from './results/results';
import { nameResults } from './results/sections';
import { SearchForm } from './search-form/search-form';
import { SearchPlace } from './search-place';

export { loader, shouldRevalidate } from './home-loader';

/** Home page: the search of the URL and its results. */
export function Component() {
  const language = useLanguage();
  const texts = useTexts(homeTexts);
  const data = useLoaderData<HomeData>();
  const { search, found } = data;
  const facets = useValue(data.facets);
  const errors = 'failure' in found ? found.failure.fields : findContradictions(search, language);
  return (
    <Page>
      <Title search={search} found={found} />
      {isNarrowed(search) ? (
        <h1 className={visuallyHiddenClass}>{texts.form}</h1>
      ) : (
        <Hero found={found} facets={facets} />
      )}
      <SearchPlace search={search} hasErrors={Object.keys(errors).length > 0}>
        <SearchForm search={search} />
        <FilterBar search={search} facets={facets} errors={errors} />
      </SearchPlace>
      <Results {...data} facets={facets} />
    </Page>
  );
}

const hasRoomForMap = () => window.matchMedia('(width >= 64rem)').matches;

function Hero({ found, facets }: { found: HomeData['found']; facets: JobFacets | undefined }) {
  const texts = useTexts(homeTexts);
  const regions = useTexts(regionsTexts);
  const isHydrated = useIsHydrated();
  const isEmployer = useSession(usePorts().session)?.account_type === 'job_provider';
  const { hero, lead } = isEmployer ? texts.employer : texts;
  const [firstLine, secondLine] = hero(readValue(found)?.total);
  return (
    <div className={styles.hero}>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <span>{firstLine}</span> <span className={styles.line}>{secondLine}</span>
        </h1>
        <p className={styles.lead}>{lead}</p>
      </div>
      <div className={styles.map}>
        {isHydrated && facets && hasRoomForMap() && (
          <Suspense>
            <CantonMap
              facets={facets}
              title={texts.map}
              describe={(code, count) => texts.inPlace(labelOf(regions, code), count)}
              addressOf={(canton) => `${searchUrl({ canton: [canton] })}#results`}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}

function Title({ search, found }: Pick<HomeData, 'search' | 'found'>) {
  const language = useLanguage();
  const texts = useTexts(homeTexts);
  const listing = readValue(found);
  if (!isNarrowed(search) || !listing) return <title>{texts.title}</title>;
  return <PageTitle>{`${nameResults(texts, listing)} ${describeSearch(search, language)}`}</PageTitle>;
}
