import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionLimits } from './connection-limits';

const CHECK_MS = 50;

/** What of the body has not been received yet is more than is discarded, or of unknown length. */
function isTooMuch({ headers, socket }: IncomingMessage, firstByte: number, mostBytes: number): boolean {
  const announced = headers['content-length'];
  return announced === undefined || Number(announced) - (socket.bytesRead - firstByte) > mostBytes;
}

/**
 * Whether an answer has to end its connection: it is sent before the body was received, and the rest, which lies in
 * front of the next request, is too much to discard, or cannot be read any more.
 */
export const mustClose = (request: IncomingMessage, firstByte: number, mostBytes: number): boolean =>
  !request.complete && (request.destroyed || isTooMuch(request, firstByte, mostBytes));

/**
 * Ends a connection after its last answer, while its client may still send: closing with bytes unread would reset the
 * connection, and the client could lose the answer. So half of it is closed, and what comes is discarded.
 */
function closeLingering(socket: Socket): void {
  socket.removeAllListeners('data');
  socket.on('data', () => {});
  socket.once('end', () => socket.destroy());
  socket.end();
  socket.resume();
}

/** Discards what is left of a request's body after its answer, within the limits of bytes and time. */
export function discardRest(
  request: IncomingMessage,
  response: ServerResponse,
  { drainBytes, drainTimeout }: ConnectionLimits,
  onTooMuch: () => void,
): void {
  const { socket } = request;

  function bound(): void {
    const mostBytes = socket.bytesRead + drainBytes;
    const deadline = performance.now() + drainTimeout;
    const timer = setInterval(() => {
      if (socket.bytesRead <= mostBytes && performance.now() < deadline) return;
      onTooMuch();
      socket.destroy();
    }, CHECK_MS).unref();
    const stop = () => clearInterval(timer);
    socket.once('close', stop);
    request.once('end', stop);
  }

  // In front of Node's own listener, which closes the socket or waits for the next request.
  response.prependOnceListener('finish', () => {
    if (request.complete || socket.destroyed) return;
    bound();
    // Node calls this after the last answer of a connection.
    socket.destroySoon = () => closeLingering(socket);
    if (request.destroyed) return closeLingering(socket);
    request.removeAllListeners('readable');
    request.unpipe();
    request.resume();
  });
}
