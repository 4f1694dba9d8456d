import { PageFailure } from '@metier/shared/remote';
import { useParams } from '@metier/shared/router';
import { jobTexts as texts } from './job.texts';

/** What stands in place of a job that there is not, or that could not be had. */
export function JobFailure() {
  const { id } = useParams();
  const hopeless = { 400: id?.trim() ? texts.invalidId : texts.noId, 404: texts.gone };
  return <PageFailure failure={texts.failure} hopeless={hopeless} way={{ to: '/', label: texts.search }} />;
}
