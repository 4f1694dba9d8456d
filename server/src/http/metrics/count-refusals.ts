import type { FastifyInstance } from 'fastify';
import { Counter } from 'prom-client';
import type { Refusal, RefusalKind } from '../../errors';
import type { RefusalReason } from '../../refusal-reasons';

declare module 'fastify' {
  interface FastifyInstance {
    countRefusal(refusal: Refusal, request: FastifyRequest): void;
  }
}

/** Default reason by kind; undefined for failures, which are not refusals. */
const reasonOfKind: Readonly<Record<RefusalKind, RefusalReason | undefined>> = {
  invalid: 'validation',
  unauthenticated: 'unauthenticated',
  forbidden: 'forbidden',
  missing: 'not_found',
  notAllowed: 'method_not_allowed',
  conflict: 'conflict',
  tooLarge: 'too_large',
  unsupported: 'unsupported_type',
  throttled: 'rate_limit',
  failed: undefined,
  busy: 'busy',
};

/** Refusals that an investigation asks for. */
const SECURITY_REASONS: ReadonlySet<RefusalReason> = new Set([
  'unauthenticated',
  'forbidden',
  'csrf',
  'rate_limit',
]);

/** Counts refusals by reason, including those at connection level, and logs those about security. */
export function countRefusals(app: FastifyInstance): void {
  const refusals = new Counter({
    name: 'http_refusals_total',
    help: 'What was refused, by reason, and by rule where a limit was reached',
    labelNames: ['reason', 'rule'] as const,
    registers: [app.metrics],
  });
  app.connections.onRefused((reason) => refusals.inc({ reason, rule: '' }));
  app.decorate('countRefusal', ({ kind, count }, { log, user }) => {
    const reason = count.reason ?? reasonOfKind[kind];
    if (!reason) return;
    refusals.inc({ reason, rule: count.rule ?? '' });
    if (SECURITY_REASONS.has(reason)) log.info({ reason, rule: count.rule, account: user?.id }, 'refused');
  });
}
