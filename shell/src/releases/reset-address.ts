/** The present place, without what this visitor sees instead of what is live. */
export function resetAddress({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  query.delete('registry');
  query.set('release', 'reset');
  return `${pathname}?${query.toString()}`;
}
