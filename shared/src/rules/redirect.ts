/** In a path: an empty segment, a dot segment, or an encoded slash, backslash, dot or percent sign. */
const AMBIGUOUS_PATH = /\/\/|\/\.{1,2}(?:\/|$)|%(?:2[5ef]|5c)/i;

/**
 * Where to go after signing in: the wanted path, query and hash if it is certainly of this origin, else
 * `fallback`. Whatever one reader of addresses takes for a host and another for a path is refused.
 */
export function readRedirect(value: string | null | undefined, fallback = '/dashboard'): string {
  return value && isOwnAddress(value) ? value : fallback;
}

/** The login page that leads back to `pathWithQuery`. */
export function loginAddress(pathWithQuery: string): string {
  return `/login?redirect=${encodeURIComponent(pathWithQuery)}`;
}

function isOwnAddress(value: string): boolean {
  const decoded = decode(value);
  if (decoded === undefined || /\p{Cc}/u.test(decoded) || value.includes('\\')) return false;
  const path = value.split(/[?#]/, 1)[0] ?? '';
  return path.startsWith('/') && !AMBIGUOUS_PATH.test(path);
}

function decode(value: string): string | undefined {
  try {
    return decodeURIComponent(value);
  } catch {
    return undefined;
  }
}
