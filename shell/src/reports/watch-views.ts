import { findClaims } from '@metier/shared/rules';
import type { ShellServices } from '../shell-services';
import type { ShellRouter } from '../router/shell-router';

/** The release that owns the page at an address for the current session, and its path pattern. */
function findPage({ registry, session }: ShellServices, pathname: string) {
  const release = registry.findOwner(pathname, session.getUser());
  const [claim] = release ? findClaims(release.routes, pathname) : [];
  return release && claim ? { release, path: claim.path } : undefined;
}

/**
 * Reports every page that a router navigates to, at the start and whatever the result, and the fallback
 * release if the first one failed.
 */
export function watchViews(
  shell: ShellServices,
  { router, mounted }: Pick<ShellRouter, 'router' | 'mounted'>,
): void {
  let last: string | undefined;

  function look(): void {
    const { navigation, location } = router.state;
    const { pathname } = navigation.location ?? location;
    const page = findPage(shell, pathname);
    const release = page && (mounted.get(page.release.name)?.release ?? page.release);
    const view = `${pathname} ${release?.container}`;
    if (view === last) return;
    last = view;
    if (page && release) shell.reports.view(release, page.path);
  }

  look();
  router.subscribe(look);
}
