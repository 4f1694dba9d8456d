import { PageFailure } from '@metier/shared/remote';
import { applicantTexts as texts } from './applicant.texts';

/** Error page of the applicant: not found, or failed to load. */
export const ApplicantFailure = () => (
  <PageFailure
    failure={texts.failure}
    hopeless={{ 404: texts.missing }}
    way={{ to: '/applications', label: texts.missing.back }}
  />
);
