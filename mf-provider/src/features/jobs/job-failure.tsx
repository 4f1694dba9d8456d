import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from '@metier/shared/router';
import { buttonClass, ErrorPanel, Page, PageTitle } from '@metier/shared/ui';
import { jobsTexts as texts } from './jobs.texts';

/** What stands in place of a job that cannot be edited: there is none, or it could not be had. */
export function JobFailure() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const status = isRouteErrorResponse(error) ? error.status : undefined;
  const isHopeless = status === 400 || status === 404;
  const { title, text } =
    status === 400 ? texts.invalidId : status === 404 ? texts.missing : texts.loadFailed;
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
          <Link to="/dashboard" className={buttonClass(isHopeless ? 'primary' : 'ghost')}>
            {texts.edit.back}
          </Link>
        }
      />
    </Page>
  );
}
