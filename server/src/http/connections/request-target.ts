import type { IncomingMessage } from 'node:http';

const ABSOLUTE = /^https?:\/\/[^/?#]*/i;
/**
 * Host name or IP address with an optional port, as browsers send it; no character with a meaning in HTML.
 */
const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]*)|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
const MAX_HOST_LENGTH = 260;

/** Describes in one sentence what is malformed in the request line or `Host`; undefined if nothing is. */
export function findMalformed({ url = '', headersDistinct }: IncomingMessage): string | undefined {
  if (!url.startsWith('/')) return 'The address is not valid.';
  const hosts = headersDistinct.host ?? [];
  const isPlain = hosts.every((host) => host.length <= MAX_HOST_LENGTH && HOST.test(host));
  return hosts.length > 1 || !isPlain ? 'The Host header is not valid.' : undefined;
}

/**
 * Reduces the request target to path and query, also in the absolute form that proxies may send.
 * `X-Forwarded-Host` is removed: the origin is PUBLIC_URL, or else `Host`.
 */
export function normaliseTarget(request: IncomingMessage): void {
  delete request.headers['x-forwarded-host'];
  const { url = '' } = request;
  if (!ABSOLUTE.test(url)) return;
  const rest = url.replace(ABSOLUTE, '');
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
}
