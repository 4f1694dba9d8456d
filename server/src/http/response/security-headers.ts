/**
 * Endpoint of violation reports, given as URL and over https also by name: Chromium ignores a named endpoint
 * without https, and ignores the URL if there is a name.
 */
const REPORTS = '/api/reports/csp/';
const REPORTS_NAME = 'csp';

const UNUSED =
  'accelerometer autoplay bluetooth browsing-topics camera clipboard-read display-capture encrypted-media geolocation gyroscope hid identity-credentials-get idle-detection local-fonts magnetometer microphone midi otp-credentials payment picture-in-picture screen-wake-lock serial storage-access usb window-management xr-spatial-tracking'.split(
    ' ',
  );
/** What no page uses is denied to all code in it; passkeys are those of this site alone. */
export const PERMISSIONS = {
  'permissions-policy': [
    ...UNUSED.map((name) => `${name}=()`),
    ...['create', 'get'].map((name) => `publickey-credentials-${name}=(self)`),
  ].join(', '),
};

/**
 * Additional headers of a page: the denied powers of the browser, the name of the reporting endpoint, and the
 * requirement of a hash for every script.
 */
export function pageHeaders(isHttps: boolean): Record<string, string> {
  const blocked = 'blocked-destinations=(script)';
  if (!isHttps) return { ...PERMISSIONS, 'integrity-policy': blocked };
  return {
    ...PERMISSIONS,
    'reporting-endpoints': `${REPORTS_NAME}="${REPORTS}"`,
    'integrity-policy': `${blocked}, endpoints=(${REPORTS_NAME})`,
  };
}

/**
 * Security headers of every response: no foreign sources except the CDN of `ASSETS_URL`, no inline code, no
 * framing, no MIME sniffing. Constant, so built only once.
 */
export function securityHeaders(isHttps: boolean, assetsUrl?: string): Readonly<Record<string, string>> {
  const cdn = assetsUrl ? ` ${assetsUrl}` : '';
  const policy = [
    "default-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    `img-src 'self' blob: data:${cdn}`,
    "object-src 'none'",
    ...(cdn ? ['script-src', 'style-src', 'font-src'].map((name) => `${name} 'self'${cdn}`) : []),
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

/** Headers of a file that pages load from the origin of `ASSETS_URL`, where it is a copy of this response. */
export const CDN_FILE_HEADERS = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
} as const;
