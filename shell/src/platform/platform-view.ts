export const PLATFORM = '/platform';
/** Data for the release selector in a dialog: a route without a page, unknown to the server. */
export const VERSIONS = '/platform/versions';
/** Data for the search of packages, in the same way. */
export const PACKAGES = '/platform/packages';

/** Lists in the lower half of the page. */
export const LISTS = ['failures', 'history', 'audit', 'tasks'] as const;
export type ListName = (typeof LISTS)[number];

/** The list selected in the address; failures by default. */
export function readList(query: URLSearchParams): ListName {
  const asked = query.get('list');
  return LISTS.find((name) => name === asked) ?? 'failures';
}

export const listAddress = (name: ListName): string =>
  name === 'failures' ? '/platform' : `/platform?list=${name}`;

export const versionsAddress = (remote: string): string => `${VERSIONS}?remote=${remote}`;
