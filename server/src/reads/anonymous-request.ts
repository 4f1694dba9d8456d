import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { ApiResponse } from '../http/response/api-response';
import { RENDERER_ADDRESS } from '../http/session/visitor';

/** Response headers that are returned together with the body. */
const HEADERS = [
  'content-type',
  'x-total-count',
  'x-total-count-capped',
  'x-corrected-keyword',
  'x-corrected-location',
  'x-also-searched',
  'x-read-as',
  'x-read-until',
  'x-read-sections',
  'x-request-id',
  'retry-after',
];

/** The part of a response that a rendered page may read: no cookies. */
export function toApiResponse({ statusCode, headers, body }: LightMyRequestResponse): ApiResponse {
  const given = HEADERS.flatMap((name) => (headers[name] ? [[name, String(headers[name])] as const] : []));
  return { status: statusCode, headers: Object.fromEntries(given), body };
}

/** Calls the server's own API as an anonymous client, without session or cookies. */
export const readAnonymously =
  (app: FastifyInstance, language?: string) =>
  async (path: string): Promise<ApiResponse> =>
    toApiResponse(
      await app.inject({
        method: 'GET',
        url: path,
        remoteAddress: RENDERER_ADDRESS,
        headers: { accept: 'application/json', ...(language && { 'accept-language': language }) },
      }),
    );
