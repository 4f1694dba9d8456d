import './layers.css';
import '@metier/shared/ui/tokens.css';
import '@metier/shared/ui/base.css';
import { createRoot } from 'react-dom/client';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { createMemoryRouter, RouterProvider } from '@metier/shared/router';
Object.assign(window, { loadRemote, registerRemotes });
createRoot(document.getElementById('root')!).render(
  <RouterProvider router={createMemoryRouter([{ path: '/', element: <h1>hi</h1> }])} />,
);
