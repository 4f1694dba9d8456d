import type { PageArguments } from '@metier/sdk/remote';
import { data, replace, useLoaderData, useParams, useSearchParams } from '@metier/sdk/router';
import { companyPath, readCompanyId } from '@metier/sdk/rules';
import { AboutSections } from './about-sections';
import { CompanyContent } from './company-content';
import { readView } from './company-view';
import { loadCompany, type CompanyData } from './load-company';

export { CompanyFailure as ErrorBoundary } from './company-failure';

/** The id in the address decides; with another name beside it, the address is replaced by the present one. */
export async function loader(args: PageArguments): Promise<CompanyData> {
  const { pathname, search, searchParams } = new URL(args.request.url);
  const id = readCompanyId(args.params.company);
  if (id === undefined) throw data(null, { status: 404 });
  const shown = await loadCompany(args, id, readView(searchParams));
  const path = companyPath(id, shown.company.company_name);
  if (pathname !== path) throw replace(`${path}${search}`);
  return shown;
}

/** Public page of a company, rendered on the server: all texts are open, and nothing needs a script. */
export function Component() {
  const loaded = useLoaderData<CompanyData>();
  const { company } = useParams();
  return (
    <CompanyContent
      key={company}
      {...loaded}
      view={readView(useSearchParams()[0])}
      about={<AboutSections company={loaded.company} />}
    />
  );
}
