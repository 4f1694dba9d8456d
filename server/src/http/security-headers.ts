import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * Where browsers tell what they have refused: by an address, and over https by a name. Chromium tells a named endpoint
 * nothing without https, and the address nothing where there is a name.
 */
const REPORTS = '/api/reports/csp/';
const REPORTS_NAME = 'csp';

/** What a page says on top: the endpoint's name, and that every script needs its hash. */
export function pageHeaders(isHttps: boolean): Record<string, string> {
  const blocked = 'blocked-destinations=(script)';
  if (!isHttps) return { 'integrity-policy': blocked };
  return {
    'reporting-endpoints': `${REPORTS_NAME}="${REPORTS}"`,
    'integrity-policy': `${blocked}, endpoints=(${REPORTS_NAME})`,
  };
}

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
        ...(isHttps && { reportTo: [REPORTS_NAME] }),
      },
    },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
    strictTransportSecurity: isHttps,
  };
}
