import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from '@metier/shared/router';
import { buttonClass, ErrorPanel, Page, PageTitle } from '@metier/shared/ui';
import { companyTexts } from './company.texts';

/** What stands in place of a company that there is not, or that could not be had. */
export function CompanyFailure() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  const { title, text } = isMissing ? companyTexts.missing : companyTexts.failure;
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
          <Link to="/" className={buttonClass(isMissing ? 'primary' : 'ghost')}>
            {companyTexts.jobs.search}
          </Link>
        }
      />
    </Page>
  );
}
