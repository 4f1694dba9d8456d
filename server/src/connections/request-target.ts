import type { IncomingMessage } from 'node:http';

const ABSOLUTE = /^https?:\/\/[^/?#]*/i;
/** A name or an address, and a port: what a browser sends, and nothing that means something in a page. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9._-]*)|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;
const LONGEST_HOST = 260;

/** What is wrong with a request's first line or `Host`, in one sentence; undefined when nothing is. */
export function findMalformed({ url = '', headersDistinct }: IncomingMessage): string | undefined {
  if (!url.startsWith('/')) return 'The address is not valid.';
  const hosts = headersDistinct.host ?? [];
  const isPlain = hosts.every((host) => host.length <= LONGEST_HOST && HOST.test(host));
  return hosts.length > 1 || !isPlain ? 'The Host header is not valid.' : undefined;
}

/**
 * Leaves of the request's target what the app routes by: its path and query, also of the absolute form that proxies
 * may send. `X-Forwarded-Host` is never believed: the origin is PUBLIC_URL, else `Host`.
 */
export function normaliseTarget(request: IncomingMessage): void {
  delete request.headers['x-forwarded-host'];
  const { url = '' } = request;
  if (!ABSOLUTE.test(url)) return;
  const rest = url.replace(ABSOLUTE, '');
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
}
