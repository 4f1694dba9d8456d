/** `saved-searches` as a person reads it. */
export function toTitle(name: string): string {
  return name.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase());
}

/** `saved-searches` as a variable. */
export const toCamel = (name: string) =>
  name.replace(/-(.)/g, (_dash, letter: string) => letter.toUpperCase());

/** Whom a test signs in to open a page: the factory it imports, and the call of it; empty where nobody has to. */
export function signIn(access: string): { readonly factory: string; readonly user: string } {
  if (access === 'public') return { factory: '', user: '' };
  const given = access === 'job_provider' ? "{ account_type: 'job_provider' }" : '';
  return { factory: 'makeUser, ', user: `makeUser(${given})` };
}
