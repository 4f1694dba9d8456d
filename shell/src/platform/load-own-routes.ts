import type { RouteObject } from '@metier/shared/router';
import type { Shell } from '../parts';
import { tryTwice } from '../registry/try-twice';

/** The routes of the shell's own pages, with code that nobody else downloads; none when it cannot be had. */
export async function loadOwnRoutes({ self, reports }: Shell): Promise<RouteObject[]> {
  try {
    const { createPlatformRoutes } = await tryTwice(() => import('./platform-routes'));
    return createPlatformRoutes();
  } catch (error) {
    reports.failure('chunk', self, error);
    return [];
  }
}
