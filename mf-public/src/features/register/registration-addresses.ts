/** Returns to step 1 although the user is signed in. */
export const ACCOUNT_STEP = { step: 'account' } as const;

/** An address of the registration that keeps the page to which it leads back. */
export function toAddress(path: string, search: URLSearchParams, query: Record<string, string> = {}): string {
  const redirect = search.get('redirect');
  const next = new URLSearchParams({ ...query, ...(redirect && { redirect }) }).toString();
  return next ? `${path}?${next}` : path;
}
