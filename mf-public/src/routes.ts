import { defineFragments, defineRoutes } from '@metier/sdk/remote';

/** Pages of one chunk share most of their code, so that who has visited one has loaded the others. */
export const routes = defineRoutes([
  {
    path: '/',
    access: 'public',
    readsAhead: true,
    page: () => import('./features/home/home-page'),
    head: () => import('./features/home/home-head'),
  },
  { path: '/job', access: 'public', page: () => import('./features/job/job-page') },
  // The server counts each load as a view, so its data is never prefetched.
  {
    path: '/job/:id',
    access: 'public',
    page: () => import('./features/job/job-page'),
    head: () => import('./features/job/job-head'),
  },
  {
    path: '/company/:id',
    access: 'login',
    readsAhead: true,
    page: () => import(/* webpackChunkName: "company" */ './features/company/company-page'),
  },
  {
    path: '/companies/:company',
    access: 'public',
    readsAhead: true,
    page: () => import(/* webpackChunkName: "company" */ './features/company/public-company-page'),
    head: () => import('./features/company/company-head'),
  },
  {
    path: '/following',
    access: 'job_seeker',
    page: () => import('./features/following/following-page'),
  },
  {
    path: '/messages',
    access: 'login',
    readsAhead: true,
    page: () => import('./features/messages/messages-page'),
  },
  { path: '/notices', access: 'login', page: () => import('./features/notifications/notifications-page') },
  {
    path: '/notices/settings',
    access: 'login',
    page: () => import('./features/notifications/notification-settings-page'),
  },
  {
    path: '/notices/unsubscribe',
    access: 'public',
    page: () => import(/* webpackChunkName: "newsletter" */ './features/newsletter/end-notifications-page'),
  },
  {
    path: '/interviews/answer',
    access: 'public',
    page: () => import(/* webpackChunkName: "interviews" */ './features/interviews/answer-page'),
  },
  {
    path: '/account/data',
    access: 'login',
    page: () => import('./features/account-data/account-data-page'),
  },
  {
    path: '/alerts',
    access: 'login',
    page: () => import(/* webpackChunkName: "alerts" */ './features/alerts/alerts-page'),
  },
  {
    path: '/alerts/manage',
    access: 'public',
    page: () => import(/* webpackChunkName: "alerts" */ './features/alerts/mailed-alerts-page'),
  },
  {
    path: '/alerts/confirm',
    access: 'public',
    page: () => import(/* webpackChunkName: "newsletter" */ './features/newsletter/confirm-alert-page'),
  },
  {
    path: '/alerts/unsubscribe',
    access: 'public',
    page: () => import(/* webpackChunkName: "newsletter" */ './features/newsletter/end-alert-page'),
  },
  { path: '/decisions/:id', access: 'public', page: () => import('./features/decision/decision-page') },
  { path: '/account', access: 'login', page: () => import('./features/account/account-page') },
  {
    path: '/account/confirm-email',
    access: 'public',
    page: () => import('./features/account/confirm-email-page'),
  },
  { path: '/login', access: 'public', page: () => import('./features/login/login-page') },
  { path: '/register', access: 'public', page: () => import('./features/register/register-page') },
  { path: '/register/profile', access: 'login', page: () => import('./features/register/profile-page') },
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
  {
    path: '/privacy',
    access: 'public',
    page: () => import('./features/legal/privacy/privacy-page'),
    head: () => import('./features/legal/privacy/privacy-head'),
  },
  {
    path: '/terms',
    access: 'public',
    page: () => import('./features/legal/terms/terms-page'),
    head: () => import('./features/legal/terms/terms-head'),
  },
  {
    path: '/sources',
    access: 'public',
    page: () => import('./features/legal/sources/sources-page'),
    head: () => import('./features/legal/sources/sources-head'),
  },
  {
    path: '/support',
    access: 'public',
    page: () => import('./features/legal/support-page'),
    head: () => import('./features/legal/support-head'),
  },
  {
    path: '/newsletter/confirm',
    access: 'public',
    page: () => import(/* webpackChunkName: "newsletter" */ './features/newsletter/confirm-page'),
  },
  {
    path: '/newsletter/unsubscribe',
    access: 'public',
    page: () => import(/* webpackChunkName: "newsletter" */ './features/newsletter/leave-page'),
  },
]);

export const fragments = defineFragments([
  { name: 'job-pane', access: 'public', piece: () => import('./features/job/pane/job-pane') },
  { name: 'job-preview', access: 'job_provider', piece: () => import('./features/job/job-preview') },
  {
    name: 'interview-answer',
    access: 'job_seeker',
    piece: () => import(/* webpackChunkName: "interviews" */ './features/interviews/answer-fragment'),
  },
  {
    name: 'place-map',
    access: 'public',
    piece: () => import('./features/home/canton-map/place-map-fragment'),
  },
  { name: 'report-dialog', access: 'public', piece: () => import('./features/report/report-fragment') },
  { name: 'picture-form', access: 'login', piece: () => import('./features/picture/picture-fragment') },
]);
