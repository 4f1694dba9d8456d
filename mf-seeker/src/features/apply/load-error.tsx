import { readDetail } from '@metier/shared/api';
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from '@metier/shared/router';
import { buttonClass, ErrorPanel, Page } from '@metier/shared/ui';
import { applyTexts } from './apply.texts';

/** In place of the page when the job or the profile could not be had. */
export function LoadError() {
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  const { title, text, home } = applyTexts.loadError;
  return (
    <Page>
      <title>{title}</title>
      <ErrorPanel
        level={1}
        title={title}
        message={isRouteErrorResponse(error) ? String(error.data) : readDetail(error, text)}
        busy={state === 'loading'}
        onRetry={() => void revalidate()}
        action={
          <Link to="/" className={buttonClass('secondary')}>
            {home}
          </Link>
        }
      />
    </Page>
  );
}
