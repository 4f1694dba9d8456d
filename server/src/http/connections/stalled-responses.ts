import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** How often progress is checked within the limit. */
const CHECKS = 4;

/**
 * Destroys the connection of a response once its client has read nothing of it for `limit` milliseconds. A socket's
 * own timeout would not do: a byte from the client starts it again.
 */
export function cutWhenStalled(
  socket: Socket,
  response: ServerResponse,
  limit: number,
  onCut: () => void,
): void {
  let [sent, checks] = [0, 0];
  const timer = setInterval(() => {
    const now = sentBytes(socket);
    // A slow request also leaves the socket silent, but without bytes to send.
    checks = socket.writableLength > 0 && now === sent ? checks + 1 : 0;
    sent = now;
    if (checks < CHECKS) return;
    onCut();
    socket.destroy();
  }, limit / CHECKS).unref();
  response.once('close', () => clearInterval(timer));
}

/** Changes whenever the system has taken bytes of a socket; only the handle has how much of one write it took. */
function sentBytes(
  socket: Socket & { readonly _handle?: { readonly writeQueueSize?: number } | null },
): number {
  return socket.bytesWritten - socket.writableLength - (socket._handle?.writeQueueSize ?? 0);
}
