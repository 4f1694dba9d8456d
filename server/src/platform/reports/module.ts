import type { Module } from '../../module';
import { failuresRoutes, reportsRoutes } from './reports.routes';

export const reportsModule = {
  routes: [
    { prefix: '/releases/failures', routes: failuresRoutes },
    { prefix: '/reports', routes: reportsRoutes },
  ],
} satisfies Module;
