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

/**
 * What every answer forbids the browser: everything from elsewhere, everything inline, being framed, guessing what it
 * has got. The same for all of them, so written once.
 */
export function securityHeaders(isHttps: boolean): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "img-src 'self' blob: data:",
    "object-src 'none'",
    `report-uri ${REPORTS}`,
    ...(isHttps ? [`report-to ${REPORTS_NAME}`] : []),
  ];
  return {
    'content-security-policy': policy.join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'same-origin',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  };
}
