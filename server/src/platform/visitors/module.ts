import { releasePreviewsData } from '../../db/schema/releases';
import type { Module } from '../../module';
import { previewsRoutes } from './previews.routes';

export const visitorsModule = {
  routes: [{ prefix: '/releases/previews', routes: previewsRoutes }],
  personalData: { releasePreviews: releasePreviewsData },
} satisfies Module;
