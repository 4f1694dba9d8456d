import type { RouteObject } from '@metier/shared/router';
import type { Shell } from '../parts';
import { tryTwice } from '../registry/try-twice';

/** Routes of the shell's own pages, loaded on demand; empty if their code fails to load. */
export async function loadOwnRoutes({ self, reports }: Shell): Promise<RouteObject[]> {
  try {
    const { createPlatformRoutes } = await tryTwice(() => import('./platform-routes'));
    return createPlatformRoutes();
  } catch (error) {
    reports.failure('chunk', self, error);
    return [];
  }
}
