import type { CookieSerializeOptions } from '@fastify/cookie';

interface Site {
  readonly publicUrl: string | undefined;
}

/** True if browsers reach the server over HTTPS. */
export const isHttps = ({ publicUrl }: Site): boolean => publicUrl?.startsWith('https:') ?? false;

/** Attributes of all cookies, with a cookie's own; the same ones set and clear it. */
export const cookieOptions = (site: Site, own: CookieSerializeOptions = {}): CookieSerializeOptions => ({
  httpOnly: true,
  path: '/',
  sameSite: 'lax',
  secure: isHttps(site),
  ...own,
});
