import type { Module } from '../../module';
import { jobprovidersRoutes } from './jobproviders.routes';

export const jobprovidersModule = {
  routes: [{ prefix: '/auth/jobproviders', routes: jobprovidersRoutes }],
} satisfies Module;
