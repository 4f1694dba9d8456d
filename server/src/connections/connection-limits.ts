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
  /** How long a client may take nothing of an answer that waits for it. */
  readonly stalledTimeout: number;
  /** How much of a refused body is read and thrown away, and for how long. */
  readonly drainBytes: number;
  readonly drainTimeout: number;
  /** Further connections are closed as they come. */
  readonly mostConnections: number;
}

export const connectionLimits: ConnectionLimits = {
  headersTimeout: 8_000,
  requestTimeout: 120_000,
  // Longer than proxies keep theirs, so that it is they who end an idle connection.
  keepAliveTimeout: 72_000,
  checkingInterval: 1_000,
  stalledTimeout: 20_000,
  drainBytes: 16 * 1024 * 1024,
  drainTimeout: 10_000,
  mostConnections: 20_000,
};
