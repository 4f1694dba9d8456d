import type { Socket } from 'node:net';
import { STATUS_CODES } from 'node:http';
import type { RefusalReason } from '../../refusal-reasons';

interface ClientError {
  readonly status: number;
  readonly reason: RefusalReason;
  readonly detail: string;
}

const MALFORMED: ClientError = {
  status: 400,
  reason: 'malformed',
  detail: 'The request cannot be understood.',
};

/** Responses to errors that Node raises before a request exists, by error code. */
const byCode: Readonly<Record<string, ClientError>> = {
  HPE_HEADER_OVERFLOW: { status: 431, reason: 'headers_too_large', detail: 'The headers are too large.' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, reason: 'too_large', detail: 'The body is too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, reason: 'slow_request', detail: 'The request took too long.' },
};

const LINGER_MS = 1_000;

/**
 * True when the cookies of a request are too large, not its address: a script may have set them, and nothing but
 * their removal makes the site answer that browser again.
 */
export function hasTooManyCookies(error: NodeJS.ErrnoException): boolean {
  const packet = 'rawPacket' in error && Buffer.isBuffer(error.rawPacket) ? error.rawPacket : undefined;
  const hasShortAddress = /^[A-Z]+ \S{1,2000} HTTP/.test(packet?.toString('latin1', 0, 4_000) ?? '');
  return error.code === 'HPE_HEADER_OVERFLOW' && hasShortAddress;
}

export const explainClientError = (code: string | undefined): ClientError => byCode[code ?? ''] ?? MALFORMED;

/**
 * Responds on a connection without a request or response object, and closes it so that the client can still
 * read the response.
 */
export function answerAndClose(
  socket: Socket,
  { status, detail }: ClientError,
  headers: readonly string[] = [],
): void {
  const body = JSON.stringify({ detail });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    'X-Content-Type-Options: nosniff',
    `Content-Length: ${Buffer.byteLength(body)}`,
    ...headers,
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // Unread bytes would cause a TCP reset.
  socket.resume();
  const timer = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('end', () => socket.destroy()).once('close', () => clearTimeout(timer));
}
