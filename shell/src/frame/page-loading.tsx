import { LoadingText, Page, PageGhost } from '@metier/shared/ui';
import { shellTexts } from '../shell.texts';

/** What is shown while a page comes; the board and the dashboard have words of their own, the latter in French. */
export function PageLoading({ pathname }: { pathname: string }) {
  const isDashboard = pathname === '/dashboard';
  const isBoard = pathname === '/';
  return (
    <Page>
      <PageGhost shape={isDashboard ? 'dashboard' : isBoard ? 'board' : 'page'}>
        {isDashboard ? (
          <LoadingText lang="fr">{shellTexts.loadingDashboard}</LoadingText>
        ) : (
          <LoadingText>{isBoard ? shellTexts.loadingBoard : shellTexts.loading}</LoadingText>
        )}
      </PageGhost>
    </Page>
  );
}
