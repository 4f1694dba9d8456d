import type { Module } from '../../module';
import { releasesRoutes } from './releases.routes';

export const releasesModule = {
  routes: [{ prefix: '/releases', routes: releasesRoutes }],
} satisfies Module;
