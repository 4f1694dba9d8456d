import { Server, type RequestListener, type ServerOptions } from 'node:http';
import { Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** A turn of the event loop that takes longer has done other work. */
const SHORT_TURN_MS = 1;
const LONGEST_WAIT_MS = 2_000;

/**
 * An HTTP server that closes without resetting requests that are on their way. It stops listening in a turn of the event
 * loop that has brought no connection: those that the system has accepted but Node has not yet would be reset.
 */
export class QuietServer extends Server {
  /** How long idle connections stay open after that, so that a proxy that is about to use one gets its answer. */
  idleLingerMs = 0;
  #connections = 0;

  constructor(options: ServerOptions, listener: RequestListener) {
    super(options, listener);
    this.on('connection', () => (this.#connections += 1));
  }

  override close(done?: (error?: Error) => void): this {
    void this.#waitForQuiet().then(() => {
      if (this.idleLingerMs === 0) return super.close(done);
      // The HTTP server's own `close` would end idle connections at once.
      TcpServer.prototype.close.call(this, done);
      setTimeout(() => this.closeIdleConnections(), this.idleLingerMs);
    });
    return this;
  }

  async #waitForQuiet(): Promise<void> {
    const deadline = performance.now() + LONGEST_WAIT_MS;
    for (;;) {
      const [before, began] = [this.#connections, performance.now()];
      await nextTurn();
      const now = performance.now();
      if (now > deadline || (this.#connections === before && now - began < SHORT_TURN_MS)) return;
    }
  }
}
