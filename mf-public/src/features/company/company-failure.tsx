import { PageFailure } from '@metier/shared/remote';
import { companyTexts as texts } from './company.texts';

/** What stands in place of a company that there is not, or that could not be had. */
export const CompanyFailure = () => (
  <PageFailure
    failure={texts.failure}
    hopeless={{ 404: texts.missing }}
    way={{ to: '/', label: texts.jobs.search }}
  />
);
