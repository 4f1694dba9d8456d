import type { FastifyRequest } from 'fastify';

/**
 * The origin under which browsers know the server: PUBLIC_URL, which production requires; else the request's `Host`,
 * which has been checked, and never `X-Forwarded-Host`.
 */
export const originOf = (request: FastifyRequest): string => {
  const { publicUrl } = request.server.parts.config;
  if (publicUrl) return publicUrl;
  const scheme = request.protocol === 'https' ? 'https' : 'http';
  return `${scheme}://${request.headers.host || 'localhost'}`;
};
