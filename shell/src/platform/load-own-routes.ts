import type { RouteObject } from '@metier/shared/router';
import type { ShellServices } from '../shell-services';
import { retryWithHedge } from '../registry/retry-with-hedge';

/** Routes of the shell's own pages, loaded on demand; empty if their code fails to load. */
export async function loadOwnRoutes({ self, reports }: ShellServices): Promise<RouteObject[]> {
  try {
    const { createPlatformRoutes } = await retryWithHedge(() => import('./platform-routes'));
    return createPlatformRoutes();
  } catch (error) {
    reports.failure('chunk', self, error);
    return [];
  }
}
