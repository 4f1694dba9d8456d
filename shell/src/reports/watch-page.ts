import { isRemoteLoadError } from '@metier/sdk/remote';
import { findThrower } from '../isolation/find-caller';
import { listen } from '../base/listen';
import type { Reports } from './reports';

/** The release in whose code an error was thrown. */
const findSource = (error: unknown, file = '') =>
  findThrower(error instanceof Error ? (error.stack ?? '') : '') ?? findThrower(file);

/** Reports uncaught errors of the page, and flushes pending reports when the page is left. */
export function watchPage(reports: Reports): () => void {
  function attributeError(error: unknown, file?: string): void {
    const source = findSource(error, file);
    // Load failures are reported by the code that started the load.
    if (source && !isRemoteLoadError(error)) reports.failure('script', source, error);
  }

  function leave(): void {
    if (document.visibilityState === 'hidden') reports.flush();
  }

  const ends = [
    listen(window, 'error', (event) => {
      const { error, message, filename } = event as ErrorEvent;
      attributeError(error ?? message, filename);
    }),
    listen(window, 'unhandledrejection', (event) => attributeError((event as PromiseRejectionEvent).reason)),
    listen(window, 'pagehide', reports.flush),
    listen(document, 'visibilitychange', leave),
  ];
  return () => ends.forEach((end) => end());
}
