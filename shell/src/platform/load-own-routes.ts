import type { RouteObject } from '@metier/sdk/router';
import type { ReleaseName } from '../base/release-name';
import { retryWithHedge } from '../registry/retry-with-hedge';
import type { Reports } from '../reports/reports';

export interface OwnRouteServices {
  readonly self: ReleaseName;
  readonly reports: Pick<Reports, 'failure'>;
}

/** Routes of the shell's own pages, loaded on demand; empty if their code fails to load. */
export async function loadOwnRoutes({ self, reports }: OwnRouteServices): Promise<RouteObject[]> {
  try {
    const { createPlatformRoutes } = await retryWithHedge(() => import('./platform-routes'));
    return createPlatformRoutes();
  } catch (error) {
    reports.failure('chunk', self, error);
    return [];
  }
}
