import { ErrorBoundary } from '@metier/sdk/remote';
import { RouterProvider } from '@metier/sdk/router';
import { useEffect, type ReactNode } from 'react';
import { useStore } from 'zustand/react';
import { ConfirmationSlot } from './confirm/confirmation-slot';
import { PlainFailure } from './frame/plain-failure';
import { ShellInLanguage } from './language/shell-language';
import { ToastBoard } from './toasts/toast-board';
import { prefetchOnUse } from './prefetch/prefetch-on-use';
import { watchPage } from './reports/watch-page';
import { ShellProvider } from './context/shell-context';
import type { ShellServices } from './context/shell-services';

/** Root component in the browser; toasts and confirmation dialogs survive a replaced router. */
export function App({ shell }: { shell: ShellServices }) {
  const current = useStore(shell.routers.store, shell.routers.get);
  useEffect(() => shell.live.start(), [shell]);
  useEffect(() => prefetchOnUse(shell), [shell]);
  useEffect(() => watchPage(shell.reports), [shell]);
  return (
    <ErrorBoundary
      fallback={() => (
        <ShellInLanguage shell={shell}>
          <PlainFailure onReload={shell.reload} />
        </ShellInLanguage>
      )}
      onError={(error) => shell.reports.failure('render', shell.self, error)}
    >
      <WholePage shell={shell}>
        <RouterProvider key={current.number} router={current.router} />
      </WholePage>
    </ErrorBoundary>
  );
}

/** Providers and overlays around the router, identical in the browser and on the server. */
export function WholePage({ shell, children }: { shell: ShellServices; children: ReactNode }) {
  return (
    <ShellProvider shell={shell}>
      <ShellInLanguage shell={shell}>
        {children}
        <ToastBoard toasts={shell.toasts} />
        <ConfirmationSlot questions={shell.questions} />
      </ShellInLanguage>
    </ShellProvider>
  );
}
