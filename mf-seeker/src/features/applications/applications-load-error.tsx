import { readDetail } from '@metier/sdk/api';
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from '@metier/sdk/router';
import { buttonClass, ErrorPanel, Page, PageTitle, useTexts } from '@metier/sdk/ui';
import { applicationsTexts } from './applications.texts';

/** Replaces a page whose applications failed to load. */
export function ApplicationsLoadError() {
  const texts = useTexts(applicationsTexts);
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  if (isRouteErrorResponse(error)) return <MissingApplication />;
  const { title, text } = texts.loadError;
  return (
    <Page width="narrow">
      <PageTitle>{title}</PageTitle>
      <ErrorPanel
        level={1}
        title={title}
        message={readDetail(error, text)}
        busy={state === 'loading'}
        onRetry={() => void revalidate()}
      />
    </Page>
  );
}

function MissingApplication() {
  const texts = useTexts(applicationsTexts);
  const { missing, missingHint, toList } = texts;
  return (
    <Page width="narrow">
      <PageTitle>{missing}</PageTitle>
      <ErrorPanel
        level={1}
        title={missing}
        message={missingHint}
        action={
          <Link to="/applications" className={buttonClass()}>
            {toList}
          </Link>
        }
      />
    </Page>
  );
}
