import { PageErrorBoundary } from '@metier/sdk/remote';
import { applicantTexts as texts } from './applicant.texts';

/** Error page of the applicant: not found, or failed to load. */
export const ApplicantFailure = () => (
  <PageErrorBoundary
    failure={texts.failure}
    permanentFailures={{ 404: texts.missing }}
    link={{ to: '/applications', label: texts.missing.back }}
  />
);
