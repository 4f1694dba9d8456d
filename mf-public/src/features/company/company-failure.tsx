import { PageFailure } from '@metier/shared/remote';
import { companyTexts as texts } from './company.texts';

/** Error page of the company: not found, or failed to load. */
export const CompanyFailure = () => (
  <PageFailure
    failure={texts.failure}
    hopeless={{ 404: texts.missing }}
    way={{ to: '/', label: texts.jobs.search }}
  />
);
