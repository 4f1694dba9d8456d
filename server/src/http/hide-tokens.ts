/** An address as a log may hold it: what a mailed link carries would open an account to whoever reads the log. */
export const hideTokens = (url: string): string => url.replace(/([?&]token=)[^&#]*/gi, '$1…');

/** What a remote says of itself with each call: `mf-seeker@1.4.2; channel=production; revision=142`. */
const RELEASE_HEADER = 'x-metier-release';
const RELEASE = /^[\w@.~;=, -]{1,200}$/;

interface LoggedRequest {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly method: string;
  readonly url: string;
  readonly host: string;
  readonly ip: string;
}

/** A request as the log holds it. */
export const logRequest = ({ method, url, host, ip, headers }: LoggedRequest) => {
  const release = headers[RELEASE_HEADER];
  return {
    method,
    url: hideTokens(url),
    host,
    remoteAddress: ip,
    ...(typeof release === 'string' && RELEASE.test(release) && { release }),
  };
};
