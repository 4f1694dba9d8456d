import { defineRoutes } from '@metier/shared/remote';

export const routes = defineRoutes([
  { path: '/', access: 'public', page: () => import('./features/home/home-page') },
  { path: '/job/:id', access: 'public', page: () => import('./features/job/job-page') },
  { path: '/login', access: 'public', page: () => import('./features/login/login-page') },
  { path: '/register', access: 'public', page: () => import('./features/register/register-page') },
  {
    path: '/forgot-password',
    access: 'public',
    page: () => import('./features/password-reset/forgot-password-page'),
  },
  {
    path: '/reset-password',
    access: 'public',
    page: () => import('./features/password-reset/reset-password-page'),
  },
]);
