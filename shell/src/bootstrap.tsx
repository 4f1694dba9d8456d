import './layers.css';
import '@metier/sdk/ui/tokens.css';
import '@metier/sdk/ui/base.css';
import './brand/face.css';
import './unstarted.css';
import { DEFAULT_LANGUAGE, readLanguage } from '@metier/sdk/rules';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { fetchRemote } from './federation/load-remote';
import { preloadPage } from './federation/preload-page';
import { watchStyles } from './federation/show-styles';
import { leaveLanguageAddress } from './language/leave-language-address';
import { loadLanguage } from './language/load-language';
import type { TamperGuard } from './isolation/tamper-guard';
import { watchForFreezes } from './reports/heartbeat';
import { measureVitals } from './reports/measure-vitals';
import { yieldToMain } from './base/yield-to-main';
import { readPageData } from './page-data';
import { copyServerContent } from './rendering/server-content';
import { readHydrationPayload, loadForHydration } from './rendering/hydrate';
import { repeatClick } from './rendering/repeat-click';
import type { ShellServices } from './context/shell-services';
import { createShell } from './services/shell';

const findPlace = (): HTMLElement => {
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no place for the application');
  return place;
};

function whenLoaded(run: () => void): void {
  if (document.readyState === 'complete') run();
  else window.addEventListener('load', run, { once: true });
}

/** Renders the page, or hydrates a server-rendered one. */
export async function openPage(guard: TamperGuard): Promise<void> {
  const data = readPageData();
  leaveLanguageAddress(readLanguage(data.language) ?? DEFAULT_LANGUAGE);
  const shell = createShell({
    page: data,
    fetchRemote,
    preloadPage,
    openSource: (address) => new EventSource(address),
    openDocument: (address, { replace }) =>
      replace ? window.location.replace(address) : window.location.assign(address),
    reload: () => window.location.reload(),
    guard,
  });
  watchStyles((release) =>
    shell.reports.failure('tamper', release, new Error('styles outside of its layer')),
  );
  watchForFreezes(shell.reports);
  // What was before is measured, too, so that this code can wait for the page's own.
  whenLoaded(() => void measureVitals(shell.reports).catch(() => undefined));

  const page = (
    <StrictMode>
      <App shell={shell} />
    </StrictMode>
  );

  // Without its own texts in the language, the frame is shown in English.
  await loadLanguage(shell.language.get()).catch(() => undefined);
  await yieldToMain();
  // A transition hydrates in time slices, so that the browser can handle input in between.
  if (await prepareHydration(shell)) {
    startTransition(() => void hydrateRoot(findPlace(), page));
    repeatClick();
  } else createRoot(findPlace()).render(page);
}

/**
 * Resolves to true if the page can be hydrated. While its code is unavailable, the server-rendered page
 * stays.
 */
async function prepareHydration(shell: ShellServices): Promise<boolean> {
  const carried = readHydrationPayload();
  if (!carried) return false;
  copyServerContent();
  let outcome = await loadForHydration(shell, carried);
  if (outcome !== 'failed') return outcome === 'ready';
  const { createKeptNotice } = await import('./rendering/hydration-failed-notice');
  const notice = createKeptNotice();
  while (outcome === 'failed') {
    await notice.waitForRetry();
    await shell.registry.refresh().catch(() => undefined);
    const { remotes } = shell.registry.get();
    for (const { name } of remotes) shell.registry.resetFailures(name);
    outcome = await loadForHydration(shell, carried);
  }
  notice.remove();
  return outcome === 'ready';
}
