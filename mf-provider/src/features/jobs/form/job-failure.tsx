import { PageErrorBoundary } from '@metier/sdk/remote';
import { useTexts } from '@metier/sdk/ui';
import { jobsTexts } from '../jobs.texts';

/** Error page of the edited job: not found, or failed to load. */
export const JobFailure = () => {
  const texts = useTexts(jobsTexts);
  return (
    <PageErrorBoundary
      failure={texts.loadFailed}
      permanentFailures={{ 400: texts.invalidId, 404: texts.missing }}
      link={{ to: '/dashboard', label: texts.edit.back }}
    />
  );
};
