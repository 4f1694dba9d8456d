/** The value of a cookie that scripts may read. */
export function readCookie(name: string): string | undefined {
  const pair = document.cookie.split('; ').find((entry) => entry.startsWith(`${name}=`));
  return pair && decodeURIComponent(pair.slice(name.length + 1));
}

const YEAR = 365 * 24 * 60 * 60;

/** Stores a choice from which the server renders the next page; undefined removes it. */
export function storeChoice(name: string, value: string | undefined): void {
  const place = `Path=/; SameSite=Lax${window.location.protocol === 'https:' ? '; Secure' : ''}`;
  document.cookie = `${name}=${value ?? ''}; Max-Age=${value ? YEAR : 0}; ${place}`;
}
