import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from '@metier/sdk/router';
import { isApiError, readDetail } from '../api/index';
import { buttonClass, ErrorPanel, Page, PageTitle } from '../ui/index';
import { remoteTexts } from './remote.texts';

const isMissing = (error: unknown) =>
  (isRouteErrorResponse(error) || isApiError(error)) && error.status === 404;

function explain(error: unknown): string {
  if (isApiError(error) && error.status === 0) return remoteTexts.offline;
  return readDetail(error, remoteTexts.pageSafe);
}

/** Default error boundary of a page whose loader or rendering fails. */
export function PageError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (isMissing(error)) {
    return (
      <Page>
        <PageTitle>{remoteTexts.notFound}</PageTitle>
        <ErrorPanel
          level={1}
          title={remoteTexts.notFound}
          message={remoteTexts.notFoundHint}
          action={
            <Link to="/" className={buttonClass()}>
              {remoteTexts.home}
            </Link>
          }
        />
      </Page>
    );
  }
  return (
    <Page>
      <PageTitle>{remoteTexts.pageFailed}</PageTitle>
      <ErrorPanel
        level={1}
        title={remoteTexts.pageFailed}
        message={explain(error)}
        busy={state === 'loading'}
        onRetry={() => void revalidate()}
      />
    </Page>
  );
}
