import type { FastifyInstance } from 'fastify';
import type { ApiAnswer } from './api-answer';
import { RENDERER_ADDRESS } from './visitor';

/** What is read from an answer beside its body. */
const HEADERS = ['content-type', 'x-total-count', 'x-total-count-capped', 'x-request-id', 'retry-after'];

/** Asks the server's own API as somebody without a session, a cookie or a name. */
export const readAsVisitor =
  (app: FastifyInstance) =>
  async (path: string): Promise<ApiAnswer> => {
    const { statusCode, headers, body } = await app.inject({
      method: 'GET',
      url: path,
      remoteAddress: RENDERER_ADDRESS,
      headers: { accept: 'application/json' },
    });
    const given = HEADERS.flatMap((name) => (headers[name] ? [[name, String(headers[name])] as const] : []));
    return { status: statusCode, headers: Object.fromEntries(given), body };
  };
