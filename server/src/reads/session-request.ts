import type { FastifyRequest } from 'fastify';
import type { ApiResponse } from '../http/response/api-response';
import { toApiResponse } from './anonymous-request';

/**
 * Calls the server's own API as the sender of a request: with their session, from their address, and with the
 * cookie that lets them read what they have just written. Only GET.
 */
export const readWithSession =
  ({ server, headers, ip }: FastifyRequest, language: string) =>
  async (path: string): Promise<ApiResponse> =>
    toApiResponse(
      await server.inject({
        method: 'GET',
        url: path,
        remoteAddress: ip,
        headers: {
          accept: 'application/json',
          'accept-language': language,
          'user-agent': headers['user-agent'] ?? '',
          cookie: headers.cookie ?? '',
        },
      }),
    );
