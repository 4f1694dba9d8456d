import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RefusalReason } from '../../refusal-reasons';
import { answerAndClose, explainClientError, hasTooManyCookies } from './client-errors';
import { connectionLimits, type ConnectionLimits } from './connection-limits';
import { queuePipelined } from './pipelined-requests';
import { QuietServer } from './quiet-server';
import { discardRest, mustClose } from './refused-bodies';
import { findMalformed, normaliseTarget } from './request-target';
import { cutWhenStalled } from './stalled-responses';

declare module 'fastify' {
  interface FastifyInstance {
    connections: Connections;
  }
}

/** HTTP server below the app: timeouts, malformed requests, unread bodies and connection shutdown. */
export interface Connections {
  makeServer(listener: RequestListener): Server;
  /** Handler of Node's `clientError`: responds to input that never became a request. */
  refuseClient(error: NodeJS.ErrnoException, socket: Socket): void;
  /**
   * An `onSend` hook: the response closes its connection when too much of the body is still unread, or while
   * draining.
   */
  closeWhenNeeded(request: FastifyRequest, reply: FastifyReply): Promise<void>;
  /** Notifies of each refusal at connection level, which the app does not see. */
  onRefused(listener: (reason: RefusalReason) => void): void;
  /**
   * From now on every response closes its connection; new connections are still accepted. Idle ones stay open
   * for `idleLingerMs` after the server has stopped listening.
   */
  drain(idleLingerMs: number): void;
  readonly isDraining: boolean;
}

export function createConnections(given: Partial<ConnectionLimits> = {}): Connections {
  const limits = { ...connectionLimits, ...given };
  /** The current or pending response of each connection. */
  const current = new WeakMap<Socket, ServerResponse>();
  /** Bytes that a connection had received when its current request was passed to the app. */
  const firstBytes = new WeakMap<IncomingMessage, number>();
  let report: (reason: RefusalReason) => void = () => {};
  let isDraining = false;
  const servers: QuietServer[] = [];
  const queue = queuePipelined(limits.mostPipelined, () => report('pipelined'));

  function prepare(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    current.set(socket, response);
    cutWhenStalled(socket, response, limits.stalledTimeout, () => report('slow_reader'));
    if (isDraining) response.setHeader('connection', 'close');
    if (request.complete) return;
    firstBytes.set(request, socket.bytesRead);
    discardRest(request, response, limits, () => report('late_body'));
  }

  function refuse(response: ServerResponse, detail: string): void {
    const body = JSON.stringify({ detail });
    const type = { 'content-type': 'application/json; charset=utf-8', 'x-content-type-options': 'nosniff' };
    response
      .writeHead(400, { ...type, connection: 'close', 'content-length': Buffer.byteLength(body) })
      .end(body);
  }

  return {
    makeServer(listener) {
      const options = {
        headersTimeout: limits.headersTimeout,
        requestTimeout: limits.requestTimeout,
        keepAliveTimeout: limits.keepAliveTimeout,
        connectionsCheckingInterval: limits.checkingInterval,
      };
      const respond: RequestListener = (request, response) => {
        prepare(request, response);
        normaliseTarget(request);
        const malformed = findMalformed(request);
        if (malformed === undefined) return listener(request, response);
        report(request.url?.startsWith('/') ? 'malformed_host' : 'malformed');
        refuse(response, malformed);
      };
      const server = new QuietServer(options, (request, response) =>
        queue(request, response, () => respond(request, response)),
      );
      servers.push(server);
      server.maxConnections = limits.mostConnections;
      return server.on('drop', () => report('too_many_connections'));
    },
    refuseClient(error, socket) {
      if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
      const found = explainClientError(error.code);
      report(found.reason);
      const response = current.get(socket);
      // A second response cannot follow one that has started.
      if (response?.headersSent && !response.writableFinished) socket.destroy();
      else answerAndClose(socket, found, hasTooManyCookies(error) ? ['Clear-Site-Data: "cookies"'] : []);
    },
    async closeWhenNeeded({ raw }, reply) {
      const firstByte = firstBytes.get(raw);
      if (isDraining || (firstByte !== undefined && mustClose(raw, firstByte, limits.drainBytes)))
        reply.header('connection', 'close');
    },
    onRefused: (listener) => void (report = listener),
    drain(idleLingerMs) {
      isDraining = true;
      for (const server of servers) server.idleLingerMs = idleLingerMs;
    },
    get isDraining() {
      return isDraining;
    },
  };
}
