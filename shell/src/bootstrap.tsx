import './layers.css';
import '@metier/shared/ui/tokens.css';
import '@metier/shared/ui/base.css';
import './unstarted.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app';
import { fetchRemote } from './federation/load-remote';
import { preloadPage } from './federation/preload-page';
import { nextTask } from './next-task';
import { readPageData } from './page-data';
import { readCarriedState, takeOver } from './rendering/take-over';
import { createShell } from './shell';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no place for the application');

const shell = createShell({
  page: readPageData(),
  fetchRemote,
  preloadPage,
  openSource: (address) => new EventSource(address),
  reload: () => window.location.reload(),
});

const page = (
  <StrictMode>
    <App shell={shell} />
  </StrictMode>
);

await nextTask();
const carried = readCarriedState();
// As a transition it is done in small pieces, between which the browser answers.
if (carried && (await takeOver(shell, carried))) startTransition(() => void hydrateRoot(place, page));
else createRoot(place).render(page);
