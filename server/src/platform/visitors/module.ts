import type { Module } from '../../module';
import { previewsRoutes } from './previews.routes';

export const visitorsModule = {
  routes: [{ prefix: '/releases/previews', routes: previewsRoutes }],
} satisfies Module;
