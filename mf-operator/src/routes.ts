import { defineRoutes } from '@metier/sdk/remote';

export const routes = defineRoutes([
  // Where the login and the header lead.
  { path: '/dashboard', access: 'operator', page: () => import('./features/queue/queue-page') },
  { path: '/operator', access: 'operator', page: () => import('./features/queue/queue-page') },
  { path: '/operator/cases/:id', access: 'operator', page: () => import('./features/case/case-page') },
]);
