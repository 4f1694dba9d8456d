export const PLATFORM = '/platform';
/** For those who choose a release in a dialog: no page, and unknown to the server. */
export const VERSIONS = '/platform/versions';

/** What the lower half of the page lists. */
export const LISTS = ['failures', 'history', 'audit'] as const;
export type ListName = (typeof LISTS)[number];

/** Which list an address asks for; the failures unless it says another one. */
export function readList(query: URLSearchParams): ListName {
  const asked = query.get('list');
  return LISTS.find((name) => name === asked) ?? 'failures';
}

export const listAddress = (name: ListName): string =>
  name === 'failures' ? '/platform' : `/platform?list=${name}`;

export const versionsAddress = (remote: string): string => `${VERSIONS}?remote=${remote}`;
