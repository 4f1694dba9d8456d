import { PageErrorBoundary } from '@metier/sdk/remote';
import { useParams } from '@metier/sdk/router';
import { useTexts } from '@metier/sdk/ui';
import { jobTexts } from './job.texts';

/** Error page of a job: not found, or failed to load. */
export function JobFailure() {
  const texts = useTexts(jobTexts);
  const { id } = useParams();
  const permanentErrors = { 400: id?.trim() ? texts.invalidId : texts.noId, 404: texts.gone };
  return (
    <PageErrorBoundary
      failure={texts.failure}
      permanentFailures={permanentErrors}
      link={{ to: '/', label: texts.search }}
    />
  );
}
