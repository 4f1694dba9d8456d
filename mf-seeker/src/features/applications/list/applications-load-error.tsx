import { readDetail } from '@metier/shared/api';
import { useRevalidator, useRouteError } from '@metier/shared/router';
import { ErrorPanel, Page, PageTitle } from '@metier/shared/ui';
import { applicationsTexts } from '../applications.texts';

/** In place of the page when the applications could not be had. */
export function ApplicationsLoadError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const { title, text } = applicationsTexts.loadError;
  return (
    <Page>
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
