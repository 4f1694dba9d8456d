import { defineRoutes } from '@metier/sdk/remote';

export const routes = defineRoutes([
  { path: '/operator', access: 'operator', page: () => import('./features/queue/queue-page') },
  { path: '/operator/cases/:id', access: 'operator', page: () => import('./features/case/case-page') },
]);
