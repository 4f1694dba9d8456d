import { releasePreviewsData } from '../../db/schema/releases';
import type { Module } from '../../module';
import { linksRoutes } from './links.routes';
import { previewsRoutes } from './previews.routes';

export const visitorsModule = {
  routes: [
    { prefix: '/releases/links', routes: linksRoutes },
    { prefix: '/releases/previews', routes: previewsRoutes },
  ],
  personalData: { releasePreviews: releasePreviewsData },
} satisfies Module;
