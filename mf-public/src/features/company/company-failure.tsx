import { PageErrorBoundary } from '@metier/sdk/remote';
import { companyTexts as texts } from './company.texts';

/** Error page of the company: not found, or failed to load. */
export const CompanyFailure = () => (
  <PageErrorBoundary
    failure={texts.failure}
    permanentFailures={{ 404: texts.missing }}
    link={{ to: '/', label: texts.jobs.search }}
  />
);
