import { PageErrorBoundary } from '@metier/sdk/remote';
import { useTexts } from '@metier/sdk/ui';
import { companyTexts } from './company.texts';

/** Error page of the company: not found, or failed to load. */
export const CompanyFailure = () => {
  const texts = useTexts(companyTexts);
  return (
    <PageErrorBoundary
      failure={texts.failure}
      permanentFailures={{ 404: texts.missing }}
      link={{ to: '/', label: texts.jobs.search }}
    />
  );
};
