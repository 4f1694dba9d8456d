import { defineRoutes } from '@metier/shared/remote';

export const routes = defineRoutes([
  { path: '/', access: 'public', page: () => import('./features/home/home-page') },
  { path: '/job/:id', access: 'public', page: () => import('./features/job/job-page') },
  { path: '/login', access: 'public', page: () => import('./features/login/login-page') },
  { path: '/register', access: 'public', page: () => import('./features/register/register-page') },
]);
