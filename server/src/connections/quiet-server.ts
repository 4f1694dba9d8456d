import { Server, type RequestListener, type ServerOptions } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';

/** A turn of the event loop that takes longer has done other work. */
const SHORT_TURN_MS = 1;
const LONGEST_WAIT_MS = 500;

/**
 * An HTTP server that stops listening in a turn of the event loop that has brought no connection: those that the system
 * has accepted but Node has not yet would be reset, and a request on them lost.
 */
export class QuietServer extends Server {
  #connections = 0;

  constructor(options: ServerOptions, listener: RequestListener) {
    super(options, listener);
    this.on('connection', () => (this.#connections += 1));
  }

  override close(done?: (error?: Error) => void): this {
    void this.#waitForQuiet().then(() => super.close(done));
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
