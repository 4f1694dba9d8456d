/** An address as a log may hold it: what a mailed link carries would open an account to whoever reads the log. */
export const hideTokens = (url: string): string => url.replace(/([?&]token=)[^&#]*/gi, '$1…');

interface LoggedRequest {
  readonly method: string;
  readonly url: string;
  readonly host: string;
  readonly ip: string;
}

/** A request as the log holds it. */
export const logRequest = ({ method, url, host, ip }: LoggedRequest) => ({
  method,
  url: hideTokens(url),
  host,
  remoteAddress: ip,
});
