/** The current address, with this visitor's release overrides reset. */
export function resetAddress({ pathname, search }: { pathname: string; search: string }): string {
  const query = new URLSearchParams(search);
  query.delete('registry');
  query.set('release', 'reset');
  return `${pathname}?${query.toString()}`;
}
