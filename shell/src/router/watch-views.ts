import { findClaims } from '@metier/sdk/rules';
import type { RegistryClient } from '../registry/registry-client';
import type { ShellRouter } from '../navigation/shell-router';
import type { ShellSession } from '../session/session';
import type { Reports } from '../reports/reports';

export interface ViewServices {
  readonly registry: Pick<RegistryClient, 'findOwner'>;
  readonly session: Pick<ShellSession, 'getUser'>;
  readonly reports: Pick<Reports, 'view'>;
}

/** The release that owns the page at an address for the current session, and its path pattern. */
function findPage({ registry, session }: ViewServices, pathname: string) {
  const release = registry.findOwner(pathname, session.getUser());
  const [claim] = release ? findClaims(release.routes, pathname) : [];
  return release && claim ? { release, path: claim.path } : undefined;
}

/**
 * Reports every page that a router navigates to, at the start and whatever the result, and the fallback
 * release if the first one failed.
 */
export function watchViews(
  services: ViewServices,
  { router, mounted }: Pick<ShellRouter, 'router' | 'mounted'>,
): void {
  let last: string | undefined;

  function look(): void {
    const { navigation, location } = router.state;
    const { pathname } = navigation.location ?? location;
    const page = findPage(services, pathname);
    const release = page && (mounted.get(page.release.name)?.release ?? page.release);
    const view = `${pathname} ${release?.container}`;
    if (view === last) return;
    last = view;
    if (page && release) services.reports.view(release, page.path);
  }

  look();
  router.subscribe(look);
}
