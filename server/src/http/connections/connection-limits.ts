/** Bounds of one connection, in milliseconds and bytes. */
export interface ConnectionLimits {
  /** From the connection, or the first byte of a later request, to the end of its headers. */
  readonly headersTimeout: number;
  /** From the first byte of a request to the last of its body. */
  readonly requestTimeout: number;
  /** How long a connection may be idle between two requests. */
  readonly keepAliveTimeout: number;
  /** How often the two timeouts above are checked. */
  readonly checkingInterval: number;
  /** How long a client may read nothing of a response that is being sent. */
  readonly stalledTimeout: number;
  /** How much of a refused body is read and discarded, and for how long. */
  readonly drainBytes: number;
  readonly drainTimeout: number;
  /** Requests of one connection that may wait for their responses at the same time. */
  readonly mostPipelined: number;
  /** Connections beyond this number are closed on arrival. */
  readonly mostConnections: number;
}

export const connectionLimits: ConnectionLimits = {
  headersTimeout: 8_000,
  requestTimeout: 120_000,
  // Longer than the keep-alive of proxies, so that the proxy closes an idle connection first.
  keepAliveTimeout: 72_000,
  checkingInterval: 1_000,
  stalledTimeout: 20_000,
  drainBytes: 16 * 1024 * 1024,
  drainTimeout: 10_000,
  // Browsers and proxies send one at a time.
  mostPipelined: 32,
  mostConnections: 20_000,
};
