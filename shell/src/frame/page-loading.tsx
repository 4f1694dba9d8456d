import { LoadingText, Page } from '@metier/shared/ui';
import { shellTexts } from '../shell.texts';

/** What is shown while a page comes; the dashboard has its own words, in French. */
export function PageLoading({ pathname }: { pathname: string }) {
  return (
    <Page>
      {pathname === '/dashboard' ? (
        <LoadingText lang="fr">{shellTexts.loadingDashboard}</LoadingText>
      ) : (
        <LoadingText>{shellTexts.loading}</LoadingText>
      )}
    </Page>
  );
}
