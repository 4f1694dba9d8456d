import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionLimits } from './connection-limits';

const CHECK_MS = 50;

/** True when the unread rest of the body exceeds the discard limit or has an unknown length. */
function isTooMuch({ headers, socket }: IncomingMessage, firstByte: number, mostBytes: number): boolean {
  const announced = headers['content-length'];
  return announced === undefined || Number(announced) - (socket.bytesRead - firstByte) > mostBytes;
}

/**
 * True when the response must close its connection: it is sent before the body was received, and the rest,
 * which precedes the next request, is too large to discard or can no longer be read.
 */
export const mustClose = (request: IncomingMessage, firstByte: number, mostBytes: number): boolean =>
  !request.complete && (request.destroyed || isTooMuch(request, firstByte, mostBytes));

/**
 * Half-closes a connection after its last response and discards further input: closing with unread bytes
 * would reset the connection, and the client could lose the response.
 */
function closeLingering(socket: Socket): void {
  socket.removeAllListeners('data');
  socket.on('data', () => {});
  socket.once('end', () => socket.destroy());
  socket.end();
  socket.resume();
}

/** Discards the rest of a request body after its response, within the limits of bytes and time. */
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

  // Runs before Node's own listener, which closes the socket or waits for the next request.
  response.prependOnceListener('finish', () => {
    if (request.complete || socket.destroyed) return;
    bound();
    // Node calls this after the last response of a connection.
    socket.destroySoon = () => closeLingering(socket);
    if (request.destroyed) return closeLingering(socket);
    request.removeAllListeners('readable');
    request.unpipe();
    request.resume();
  });
}
