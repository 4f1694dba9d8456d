import { PageErrorBoundary } from '@metier/sdk/remote';
import { useTexts } from '@metier/sdk/ui';
import { applicantTexts } from './applicant.texts';

/** Error page of the applicant: not found, or failed to load. */
export const ApplicantFailure = () => {
  const texts = useTexts(applicantTexts);
  return (
    <PageErrorBoundary
      failure={texts.failure}
      permanentFailures={{ 404: texts.missing }}
      link={{ to: '/applications', label: texts.missing.back }}
    />
  );
};
