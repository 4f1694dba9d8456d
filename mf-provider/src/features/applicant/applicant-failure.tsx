import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from '@metier/shared/router';
import { buttonClass, ErrorPanel, Page, PageTitle } from '@metier/shared/ui';
import { applicantTexts as texts } from './applicant.texts';

/** What stands in place of an applicant that there is not, or who could not be had. */
export function ApplicantFailure() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const { title, text } = isMissing ? texts.missing : texts.failure;
  return (
    <Page width="narrow">
      <PageTitle>{title}</PageTitle>
      <ErrorPanel
        level={1}
        title={title}
        message={text}
        busy={state === 'loading'}
        {...(!isMissing && { onRetry: () => void revalidate() })}
        action={
          <Link to="/applications" className={buttonClass(isMissing ? 'primary' : 'ghost')}>
            {texts.missing.back}
          </Link>
        }
      />
    </Page>
  );
}
