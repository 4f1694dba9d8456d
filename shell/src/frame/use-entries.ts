import type { User } from '@metier/sdk/contract';
import { useLocation } from '@metier/sdk/router';
import { isRole } from '@metier/sdk/rules';
import { useIsHydrated, useTexts } from '@metier/sdk/ui';
import { shellTexts } from '../shell.texts';
import { NO_ENTRIES, ROLE_ENTRIES, type Entry } from './entries';
import { useLivePaths } from './use-live-paths';

interface ShownEntry {
  readonly to: string;
  readonly label: string;
}

/** What the header offers this user, as far as its pages are live. */
export function useEntries({ account_type: role }: User) {
  const texts = useTexts(shellTexts);
  const paths = useLivePaths();
  const { places, action, account } = isRole(role) ? ROLE_ENTRIES[role] : NO_ENTRIES;
  const isLive = ({ to }: { to: string }) => paths.has(to.replace(/#.*/, ''));
  const show = (entries: readonly Entry[]): readonly ShownEntry[] =>
    entries.filter(isLive).map(({ label, to }) => ({ to, label: texts.entries[label] }));
  return {
    common: [
      { to: '/', label: texts.home },
      { to: '/dashboard', label: texts.dashboard },
    ].filter(isLive),
    places: show(places),
    action: show(action ? [action] : [])[0],
    account: show(account),
  };
}

/** The one of these addresses that is open: the part of a page before the page, the first of two equal ones. */
export function useCurrent(addresses: readonly string[]): string | undefined {
  const { pathname, hash } = useLocation();
  // The server is sent no hash.
  const place = useIsHydrated() ? pathname + hash : pathname;
  const find = (isHere: (to: string) => boolean) => addresses.find(isHere);
  return (
    find((to) => to === place) ??
    find((to) => to === pathname) ??
    find((to) => to !== '/' && pathname.startsWith(`${to}/`))
  );
}
