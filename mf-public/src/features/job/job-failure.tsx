import { isRouteErrorResponse, Link, useParams, useRevalidator, useRouteError } from '@metier/shared/router';
import { buttonClass, ErrorPanel, Page, PageTitle } from '@metier/shared/ui';
import { jobTexts } from './job.texts';

/** What stands in place of a job that there is not, or that could not be had. */
export function JobFailure() {
  const error = useRouteError();
  const { id } = useParams();
  const { revalidate, state } = useRevalidator();
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  const { title, text } = explain(status, id);
  const isHopeless = status === 400 || status === 404;
  return (
    <Page width="narrow">
      <PageTitle>{title}</PageTitle>
      <ErrorPanel
        level={1}
        title={title}
        message={text}
        busy={state === 'loading'}
        {...(!isHopeless && { onRetry: () => void revalidate() })}
        action={
          <Link to="/" className={buttonClass(isHopeless ? 'primary' : 'ghost')}>
            {jobTexts.search}
          </Link>
        }
      />
    </Page>
  );
}

function explain(status: number | undefined, id: string | undefined) {
  if (status === 400) return id?.trim() ? jobTexts.invalidId : jobTexts.noId;
  return status === 404 ? jobTexts.gone : jobTexts.failure;
}
