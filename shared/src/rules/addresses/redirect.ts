/**
 * Path parts that parsers interpret differently: an empty segment, a dot segment, or an encoded slash,
 * backslash, dot or percent sign.
 */
const AMBIGUOUS_PATH = /\/\/|\/\.{1,2}(?:\/|$)|%(?:2[5ef]|5c)/i;

/**
 * Redirect target after signing in: the requested path, query and hash if it is certainly same-origin, else
 * `fallback`. Refuses every URL that one parser could read as a host and another as a path (open redirect).
 */
export function sanitizeRedirect(value: string | null | undefined, fallback = '/dashboard'): string {
  return value && isOwnAddress(value) ? value : fallback;
}

/** URL of the login page that redirects to `pathWithQuery` after signing in. */
export function loginUrl(pathWithQuery: string): string {
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
