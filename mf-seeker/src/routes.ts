import { defineFragments, defineRoutes } from '@metier/sdk/remote';

export const routes = defineRoutes([
  {
    path: '/dashboard',
    access: 'job_seeker',
    readsAhead: true,
    isRendered: true,
    page: () => import('./features/dashboard/dashboard-page'),
  },
  {
    path: '/job/:id/apply',
    access: 'job_seeker',
    page: () => import('./features/applications/apply/apply-page'),
  },
  {
    path: '/applications',
    access: 'job_seeker',
    readsAhead: true,
    page: () => import('./features/applications/list/applications-page'),
  },
  {
    path: '/applications/:id',
    access: 'job_seeker',
    readsAhead: true,
    page: () => import('./features/applications/details/application-page'),
  },
  {
    path: '/documents',
    access: 'job_seeker',
    readsAhead: true,
    page: () => import('./features/documents/documents-page'),
  },
  {
    path: '/edit-seeker/:id',
    access: 'job_seeker',
    page: () => import('./features/profile/edit-profile-page'),
  },
  { path: '/register-profile', access: 'job_seeker', page: () => import('./features/profile/profile-page') },
]);

export const fragments = defineFragments([
  { name: 'profile-form', access: 'job_seeker', piece: () => import('./features/profile/profile-fragment') },
]);
