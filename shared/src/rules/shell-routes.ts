import type { Access } from './route-access';

/** Addresses that the shell answers itself, without any remote: no remote may claim one of them. */
export const SHELL_ROUTES: readonly { readonly path: string; readonly access: Access }[] = [
  { path: '/platform', access: 'public' },
];

/** Whether the shell itself has a page at this address. */
export const isShellRoute = (pathname: string): boolean =>
  SHELL_ROUTES.some(({ path }) => path === pathname.replace(/\/$/, ''));
