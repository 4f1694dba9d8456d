import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Runs the requests of a connection one after the other: Node passes on all of a chunk at once, and a crowd of such
 * connections would keep other visitors waiting. Cuts a connection with more than `most` unanswered requests.
 */
export function queuePipelined(most: number, onCut: () => void) {
  const queues = new WeakMap<Socket, (() => void)[]>();
  return ({ socket }: IncomingMessage, response: ServerResponse, run: () => void): void => {
    // The rest of the chunk for which the connection was cut.
    if (socket.destroyed) return;
    const queue = queues.get(socket) ?? [];
    queues.set(socket, queue);
    if (queue.length === most) {
      onCut();
      socket.destroy();
      stopParsing(socket);
      return;
    }
    response.once('close', () => {
      queue.shift();
      if (!socket.destroyed) queue[0]?.();
    });
    if (queue.push(run) === 1) run();
  };
}

/** Without it, Node would go on making requests of the rest of the chunk. */
function stopParsing(socket: Socket & { readonly parser?: { readonly pause?: () => void } | null }): void {
  socket.parser?.pause?.();
}
