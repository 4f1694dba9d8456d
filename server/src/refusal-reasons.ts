/** Reasons of refusals: the values of the label `reason` of `http_refusals_total`. */
export const refusalReasons = [
  'approval',
  'busy',
  'conflict',
  'csrf',
  'database',
  'files',
  'forbidden',
  'gate',
  'headers_too_large',
  'late_body',
  'malformed',
  'malformed_host',
  'method_not_allowed',
  'not_found',
  'pipelined',
  'queue_full',
  'rate_limit',
  'slow_reader',
  'slow_request',
  'too_large',
  'too_many_connections',
  'unauthenticated',
  'unsupported_type',
  'validation',
] as const;

export type RefusalReason = (typeof refusalReasons)[number];
