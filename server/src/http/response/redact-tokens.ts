/** Redacts tokens in a URL for the log, because a mailed token gives access to the account. */
export const redactTokens = (url: string): string => url.replace(/([?&]token=)[^&#]*/gi, '$1…');

/**
 * Release information that a remote sends with each call: `mf-seeker@1.4.2; channel=production;
 * revision=142`.
 */
const RELEASE_HEADER = 'x-metier-release';
const RELEASE = /^[\w@.~;=, -]{1,200}$/;

interface LoggedRequest {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly method: string;
  readonly url: string;
  readonly host: string;
  readonly ip: string;
}

/** Log serializer of a request. */
export const logRequest = ({ method, url, host, ip, headers }: LoggedRequest) => {
  const release = headers[RELEASE_HEADER];
  return {
    method,
    url: redactTokens(url),
    host,
    remoteAddress: ip,
    ...(typeof release === 'string' && RELEASE.test(release) && { release }),
  };
};
