import { findClaims } from '@metier/shared/rules';
import type { Shell } from '../parts';
import type { ShellRouter } from '../router/shell-router';

/** Whose page it is at an address for the present session, and the pattern of its path. */
function findPage({ registry, session }: Shell, pathname: string) {
  const release = registry.findOwner(pathname, session.getUser());
  const [claim] = release ? findClaims(release.routes, pathname) : [];
  return release && claim ? { release, path: claim.path } : undefined;
}

/**
 * Tells of every page that a router goes to, when it sets out, however it ends; and of the release that stands in where
 * the first one did not work.
 */
export function watchViews(shell: Shell, { router, mounted }: Pick<ShellRouter, 'router' | 'mounted'>): void {
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
