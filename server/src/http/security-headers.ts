import type { FastifyHelmetOptions } from '@fastify/helmet';

/** Where browsers tell what they have refused, under the old way's address and the new way's name. */
const REPORTS = '/api/reports/csp/';
const REPORTS_NAME = 'csp';

/** What a page says on top: the endpoint's name, and that every script needs its hash, as we give it. */
export const pageHeaders = {
  'reporting-endpoints': `${REPORTS_NAME}="${REPORTS}"`,
  'integrity-policy': `blocked-destinations=(script), endpoints=(${REPORTS_NAME})`,
} as const;

/** What every answer forbids the browser: everything from elsewhere, everything inline, being framed. */
export function securityHeaders(isHttps: boolean): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        objectSrc: ["'none'"],
        reportUri: [REPORTS],
        reportTo: [REPORTS_NAME],
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isHttps,
  };
}
