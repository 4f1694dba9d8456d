import type { Access } from './route-access';

/** Routes of the shell itself; no remote may claim them. */
export const SHELL_ROUTES: readonly { readonly path: string; readonly access: Access }[] = [
  { path: '/platform', access: 'public' },
];

/** Whether the shell itself has a page at this path. */
export const isShellRoute = (pathname: string): boolean =>
  SHELL_ROUTES.some(({ path }) => path === pathname.replace(/\/$/, ''));
