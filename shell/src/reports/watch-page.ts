import { isRemoteLoadError } from '@metier/sdk/remote';
import { findThrower } from '../isolation/find-caller';
import { isShown } from '../isolation/shown-releases';
import { listen } from '../base/listen';
import type { ReleaseName } from '../base/release-name';
import type { Reports } from './reports';

/**
 * The release in whose code an error was thrown: that of the file, which the browser names. A stack is a text that the
 * code can write itself, so it names only what is on the page.
 */
function findSource(error: unknown, file = ''): ReleaseName | undefined {
  const place = findThrower(file);
  if (place && place.name !== 'shell') return place;
  const source = findThrower(error instanceof Error ? (error.stack ?? '') : '') ?? place;
  return source && (source.name === 'shell' || isShown(source)) ? source : undefined;
}

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
      const { error, message, filename, isTrusted } = event as ErrorEvent;
      attributeError(error ?? message, isTrusted ? filename : '');
    }),
    listen(window, 'unhandledrejection', (event) => attributeError((event as PromiseRejectionEvent).reason)),
    listen(window, 'pagehide', reports.flush),
    listen(document, 'visibilitychange', leave),
  ];
  return () => ends.forEach((end) => end());
}
