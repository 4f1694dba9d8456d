import { RouterProvider } from '@metier/shared/router';
import { useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { AppGuard } from './app-guard';
import { QuestionDialog } from './confirm/question-dialog';
import { NoticeBoard } from './notices/notice-board';
import type { Shell } from './parts';
import { watchLinks } from './prefetch/watch-links';
import { watchPage } from './reports/watch-page';
import { ShellProvider } from './shell-context';

/** Root component in the browser; toasts and confirmation dialogs survive a replaced router. */
export function App({ shell }: { shell: Shell }) {
  const current = useSyncExternalStore(shell.routers.subscribe, shell.routers.get, shell.routers.get);
  useEffect(() => shell.live.start(), [shell]);
  useEffect(() => watchLinks(shell), [shell]);
  useEffect(() => watchPage(shell.reports), [shell]);
  return (
    <AppGuard onReload={shell.reload} onError={(error) => shell.reports.failure('render', shell.self, error)}>
      <WholePage shell={shell}>
        <RouterProvider key={current.number} router={current.router} />
      </WholePage>
    </AppGuard>
  );
}

/** Providers and overlays around the router, identical in the browser and on the server. */
export function WholePage({ shell, children }: { shell: Shell; children: ReactNode }) {
  return (
    <ShellProvider shell={shell}>
      {children}
      <NoticeBoard notices={shell.notices} />
      <QuestionDialog questions={shell.questions} />
    </ShellProvider>
  );
}
