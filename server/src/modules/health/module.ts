import type { Module } from '../../module';
import { healthRoutes } from './health.routes';

export const healthModule = {
  rootRoutes: [{ prefix: '', routes: healthRoutes }],
} satisfies Module;
