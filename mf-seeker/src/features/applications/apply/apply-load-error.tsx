import { isApiError, readDetail } from '@metier/sdk/api';
import { isRouteErrorResponse, Link, useRevalidator, useRouteError } from '@metier/sdk/router';
import { textsIn, type Language } from '@metier/sdk/rules';
import { buttonClass, ErrorPanel, Page, PageTitle, useLanguage, useTexts } from '@metier/sdk/ui';
import { applyTexts } from './apply.texts';

/** Error message, and whether a retry is pointless. */
function describeError(error: unknown, language: Language): { message: string; isLasting: boolean } {
  const texts = textsIn(language, applyTexts);
  const { text, gone } = texts.loadError;
  if (isRouteErrorResponse(error)) return { message: String(error.data), isLasting: true };
  if (isApiError(error) && error.status === 404) return { message: gone, isLasting: true };
  return { message: readDetail(error, text), isLasting: false };
}

/** Replaces the page when the job or the profile failed to load. */
export function ApplyLoadError() {
  const language = useLanguage();
  const texts = useTexts(applyTexts);
  const { message, isLasting } = describeError(useRouteError(), language);
  const { revalidate, state } = useRevalidator();
  const { title, home } = texts.loadError;
  return (
    <Page width="narrow">
      <PageTitle>{title}</PageTitle>
      <ErrorPanel
        level={1}
        title={title}
        message={message}
        busy={state === 'loading'}
        {...(!isLasting && { onRetry: () => void revalidate() })}
        action={
          <Link to="/" className={buttonClass(isLasting ? 'primary' : 'secondary')}>
            {home}
          </Link>
        }
      />
    </Page>
  );
}
