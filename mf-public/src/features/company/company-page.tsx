import { useEffect } from 'react';
import { usePorts } from '@metier/sdk/remote';
import { useLoaderData, useLocation, useSearchParams } from '@metier/sdk/router';
import { AboutCard } from './about-card';
import { CompanyContent } from './company-content';
import { readView } from './company-view';
import { clearPageCache, type CompanyData } from './load-company';

export { CompanyFailure as ErrorBoundary } from './company-failure';
export { loader, shouldRevalidate } from './load-company';

/** Page of a company for signed-in people: its profile in tabs, open jobs and reviews. */
export function Component() {
  const loaded = useLoaderData<CompanyData>();
  const view = readView(useSearchParams()[0]);
  const { pathname } = useLocation();
  const { http } = usePorts();
  useEffect(() => () => clearPageCache(http), [http]);
  return (
    <CompanyContent
      key={pathname}
      {...loaded}
      view={view}
      about={<AboutCard company={loaded.company} view={view} />}
    />
  );
}
