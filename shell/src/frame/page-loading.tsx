import { LoadingText, Page, PageSkeleton } from '@metier/sdk/ui';
import { shellTexts } from '../shell.texts';

/** Loading state of a page; the board and the dashboard have their own texts, the latter in French. */
export function PageLoading({ pathname }: { pathname: string }) {
  const isDashboard = pathname === '/dashboard';
  const isBoard = pathname === '/';
  return (
    <Page>
      <PageSkeleton shape={isDashboard ? 'dashboard' : isBoard ? 'board' : 'page'}>
        {isDashboard ? (
          <LoadingText lang="fr">{shellTexts.loadingDashboard}</LoadingText>
        ) : (
          <LoadingText>{isBoard ? shellTexts.loadingBoard : shellTexts.loading}</LoadingText>
        )}
      </PageSkeleton>
    </Page>
  );
}
