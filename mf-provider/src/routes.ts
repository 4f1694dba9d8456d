import { defineFragments, defineRoutes } from '@metier/sdk/remote';

export const routes = defineRoutes([
  {
    path: '/dashboard',
    access: 'job_provider',
    readsAhead: true,
    isRendered: true,
    page: () => import('./features/dashboard/dashboard-page'),
  },
  { path: '/jobcreation', access: 'job_provider', page: () => import('./features/jobs/job-creation-page') },
  { path: '/edit-job/:id', access: 'job_provider', page: () => import('./features/jobs/edit-job-page') },
  {
    path: '/applications',
    access: 'job_provider',
    readsAhead: true,
    page: () => import('./features/applications/applications-page'),
  },
  {
    path: '/applications/:id',
    access: 'job_provider',
    readsAhead: true,
    page: () => import('./features/applications/applications-page'),
  },
  {
    path: '/register-profile',
    access: 'job_provider',
    page: () => import('./features/profile/register-profile-page'),
  },
  {
    path: '/edit-provider/:id',
    access: 'job_provider',
    page: () => import('./features/profile/edit-profile-page'),
  },
  {
    path: '/jobseeker/:id',
    access: 'job_provider',
    readsAhead: true,
    page: () => import('./features/applicant/applicant-page'),
  },
]);

export const fragments = defineFragments([
  {
    name: 'profile-form',
    access: 'job_provider',
    piece: () => import('./features/profile/profile-fragment'),
  },
]);
