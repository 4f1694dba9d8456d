import type { Module } from '../../module';
import { dashboardsRoutes } from './dashboards.routes';

export const dashboardsModule = {
  routes: [{ prefix: '/auth/dashboards', routes: dashboardsRoutes }],
} satisfies Module;
