import { textsIn, type Language } from '../../rules/index';
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from '@metier/sdk/router';
import { isApiError, readDetail } from '../../api/index';
import { buttonClass, ErrorPanel, Page, PageTitle, useLanguage, useTexts } from '../../ui/index';
import { remoteTexts } from '../remote.texts';

const isMissing = (error: unknown) =>
  (isRouteErrorResponse(error) || isApiError(error)) && error.status === 404;

function explain(error: unknown, language: Language): string {
  const texts = textsIn(language, remoteTexts);
  if (isApiError(error) && error.status === 0) return texts.offline;
  return readDetail(error, texts.pageSafe);
}

/** Default error boundary of a page whose loader or rendering fails. */
export function PageError() {
  const language = useLanguage();
  const texts = useTexts(remoteTexts);
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (isMissing(error)) {
    return (
      <Page>
        <PageTitle>{texts.notFound}</PageTitle>
        <ErrorPanel
          level={1}
          title={texts.notFound}
          message={texts.notFoundHint}
          action={
            <Link to="/" className={buttonClass()}>
              {texts.home}
            </Link>
          }
        />
      </Page>
    );
  }
  return (
    <Page>
      <PageTitle>{texts.pageFailed}</PageTitle>
      <ErrorPanel
        level={1}
        title={texts.pageFailed}
        message={explain(error, language)}
        busy={state === 'loading'}
        onRetry={() => void revalidate()}
      />
    </Page>
  );
}
