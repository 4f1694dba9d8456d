import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Cuts a connection with more than `most` requests at once: Node passes on all of a chunk before it waits for
 * their responses to be read. The result is false for a request that must not be answered.
 */
export function limitPipelined(most: number, onCut: () => void) {
  /** Requests of each connection without a complete response. */
  const waiting = new WeakMap<Socket, number>();
  const change = (socket: Socket, by: number) => {
    const count = (waiting.get(socket) ?? 0) + by;
    waiting.set(socket, count);
    return count;
  };
  return ({ socket }: IncomingMessage, response: ServerResponse): boolean => {
    // The rest of the chunk for which the connection was cut.
    if (socket.destroyed) return false;
    response.once('close', () => change(socket, -1));
    if (change(socket, 1) <= most) return true;
    onCut();
    socket.destroy();
    return false;
  };
}
