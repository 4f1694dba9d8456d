import type { Module } from '../../module';
import { appliedJobsRoutes } from './applied-jobs.routes';

export const appliedJobsModule = {
  routes: [{ prefix: '/auth/applied-jobs', routes: appliedJobsRoutes }],
} satisfies Module;
