import { PageFailure } from '@metier/shared/remote';
import { jobsTexts as texts } from './jobs.texts';

/** What stands in place of a job that cannot be edited: there is none, or it could not be had. */
export const JobFailure = () => (
  <PageFailure
    failure={texts.loadFailed}
    hopeless={{ 400: texts.invalidId, 404: texts.missing }}
    way={{ to: '/dashboard', label: texts.edit.back }}
  />
);
