import { once } from 'node:events';
import { Server, type RequestListener, type ServerOptions } from 'node:http';
import { Server as TcpServer, type Socket } from 'node:net';
import { waitForQuiet } from './wait-for-quiet';

/**
 * An HTTP server that closes without resetting requests in flight. Its connections come from its own port, or from the
 * process that listens for it, see `adopt`.
 */
export class QuietServer extends Server {
  /**
   * How long idle connections stay open after the listener has closed, so that a proxy that is about to reuse
   * one gets its response.
   */
  idleLingerMs = 0;
  #connections = 0;
  readonly #adopted = new Set<Socket>();

  constructor(options: ServerOptions, listener: RequestListener) {
    super(options, listener);
    this.on('connection', () => (this.#connections += 1));
  }

  /** Serves a connection that another process has accepted. */
  adopt(socket: Socket): void {
    if (this.#adopted.size >= this.maxConnections) {
      this.emit('drop');
      socket.destroy();
      return;
    }
    this.#adopted.add(socket);
    socket.once('close', () => this.#adopted.delete(socket));
    this.emit('connection', socket);
    socket.resume();
  }

  /** Resolves once every adopted connection has ended; idle ones are closed after `idleLingerMs`. */
  async closeAdopted(): Promise<void> {
    setTimeout(() => this.closeIdleConnections(), this.idleLingerMs);
    await Promise.all([...this.#adopted].map((socket) => once(socket, 'close')));
  }

  override close(done?: (error?: Error) => void): this {
    void waitForQuiet(() => this.#connections).then(() => {
      if (this.idleLingerMs === 0) return super.close(done);
      // `close` of the HTTP server would end idle connections at once.
      TcpServer.prototype.close.call(this, done);
      setTimeout(() => this.closeIdleConnections(), this.idleLingerMs);
    });
    return this;
  }
}
