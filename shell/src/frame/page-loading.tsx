import { LoadingText, Page } from '@metier/shared/ui';
import { shellTexts } from '../shell.texts';

/** What is shown while a page comes; the board and the dashboard have words of their own, the latter in French. */
export function PageLoading({ pathname }: { pathname: string }) {
  return (
    <Page>
      {pathname === '/dashboard' ? (
        <LoadingText lang="fr">{shellTexts.loadingDashboard}</LoadingText>
      ) : (
        <LoadingText>{pathname === '/' ? shellTexts.loadingBoard : shellTexts.loading}</LoadingText>
      )}
    </Page>
  );
}
