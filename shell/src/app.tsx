import { RouterProvider } from '@metier/shared/router';
import { useEffect, useSyncExternalStore } from 'react';
import { QuestionDialog } from './confirm/question-dialog';
import { NoticeBoard } from './notices/notice-board';
import type { Shell } from './parts';
import { ShellProvider } from './shell-context';

/** The whole page. Notices and questions outlive the router. */
export function App({ shell }: { shell: Shell }) {
  const current = useSyncExternalStore(shell.routers.subscribe, shell.routers.get, shell.routers.get);
  useEffect(() => shell.live.start(), [shell]);
  return (
    <ShellProvider shell={shell}>
      <RouterProvider key={current.number} router={current.router} />
      <NoticeBoard notices={shell.notices} />
      <QuestionDialog questions={shell.questions} />
    </ShellProvider>
  );
}
