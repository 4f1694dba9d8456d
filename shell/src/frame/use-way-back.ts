import { useLocation } from '@metier/sdk/router';

const JOB = /^\/job\/\d+$/;

/**
 * Query of the links to login and registration that leads back to the job a visitor is reading; empty on other
 * pages.
 */
export function useWayBack(): string {
  const { pathname } = useLocation();
  return JOB.test(pathname) ? `?${new URLSearchParams({ redirect: pathname })}` : '';
}
