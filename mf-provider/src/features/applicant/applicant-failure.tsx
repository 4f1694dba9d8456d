import { PageFailure } from '@metier/shared/remote';
import { applicantTexts as texts } from './applicant.texts';

/** What stands in place of an applicant that there is not, or who could not be had. */
export const ApplicantFailure = () => (
  <PageFailure
    failure={texts.failure}
    hopeless={{ 404: texts.missing }}
    way={{ to: '/applications', label: texts.missing.back }}
  />
);
