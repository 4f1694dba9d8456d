import type { Module } from '../../module';
import { referenceRoutes } from './reference.routes';

export const referenceModule = {
  routes: [{ prefix: '/auth', routes: referenceRoutes }],
} satisfies Module;
