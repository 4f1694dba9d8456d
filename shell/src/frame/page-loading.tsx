import { langOfFrench } from '@metier/sdk/rules';
import { LoadingText, Page, PageSkeleton, useLanguage, useTexts } from '@metier/sdk/ui';
import { shellTexts } from '../shell.texts';

/** Loading state of a page; the board and the dashboard have their own texts, the latter in French. */
export function PageLoading({ pathname }: { pathname: string }) {
  const texts = useTexts(shellTexts);
  const language = useLanguage();
  const isDashboard = pathname === '/dashboard';
  const isBoard = pathname === '/';
  return (
    <Page>
      <PageSkeleton shape={isDashboard ? 'dashboard' : isBoard ? 'board' : 'page'}>
        {isDashboard ? (
          <LoadingText lang={langOfFrench(language)}>{texts.loadingDashboard}</LoadingText>
        ) : (
          <LoadingText>{isBoard ? texts.loadingBoard : texts.loading}</LoadingText>
        )}
      </PageSkeleton>
    </Page>
  );
}
