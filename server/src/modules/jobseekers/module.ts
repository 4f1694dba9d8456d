import type { Module } from '../../module';
import { jobseekersRoutes } from './jobseekers.routes';

export const jobseekersModule = {
  routes: [{ prefix: '/auth/jobseekers', routes: jobseekersRoutes }],
} satisfies Module;
