import { PageFailure } from '@metier/shared/remote';
import { jobsTexts as texts } from './jobs.texts';

/** Error page of the edited job: not found, or failed to load. */
export const JobFailure = () => (
  <PageFailure
    failure={texts.loadFailed}
    hopeless={{ 400: texts.invalidId, 404: texts.missing }}
    way={{ to: '/dashboard', label: texts.edit.back }}
  />
);
