import type { FastifyRequest } from 'fastify';

/**
 * Public origin of the server: PUBLIC_URL, which production requires, or else the validated `Host`; never
 * `X-Forwarded-Host`.
 */
export const originOf = (request: FastifyRequest): string => {
  const { publicUrl } = request.server.dependencies.config;
  if (publicUrl) return publicUrl;
  const scheme = request.protocol === 'https' ? 'https' : 'http';
  return `${scheme}://${request.headers.host || 'localhost'}`;
};
