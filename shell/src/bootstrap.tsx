import './layers.css';
import '@metier/shared/ui/tokens.css';
import '@metier/shared/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { fetchRemote } from './federation/load-remote';
import { readPageData } from './page-data';
import { createShell } from './shell';

const place = document.getElementById('root');
if (!place) throw new Error('The page has no place for the application');

const shell = createShell({
  page: readPageData(),
  fetchRemote,
  openSource: (address) => new EventSource(address),
  reload: () => window.location.reload(),
});

createRoot(place).render(
  <StrictMode>
    <App shell={shell} />
  </StrictMode>,
);
