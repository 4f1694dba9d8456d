import type { ErrorReply, FieldErrors } from '@metier/sdk/contract';
import { errorsTexts } from './errors.texts';
import { filesTexts } from './files/files.texts';
import { inCurrentLanguage, readCurrentLanguage } from './languages/current-language';
import type { RefusalReason } from './refusal-reasons';

/** Every kind of refusal and its HTTP status. */
export const statuses = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  missing: 404,
  notAllowed: 405,
  conflict: 409,
  tooLarge: 413,
  unsupported: 415,
  throttled: 429,
  failed: 500,
  busy: 503,
} as const;

export type RefusalKind = keyof typeof statuses;

/** Default sentence of each kind of refusal, in the language of the request. */
export const defaultDetails: Readonly<Record<RefusalKind, string>> = inCurrentLanguage(errorsTexts);

/** Labels of a refusal in the metrics, if its kind is not specific enough. */
export interface RefusalCount {
  readonly reason?: RefusalReason;
  /** The limit that was reached: a name from the code, never from a request. */
  readonly rule?: string;
}

/** The HTTP error of this server: thrown anywhere below a route, it becomes the response. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  /** The language of its texts. */
  readonly language = readCurrentLanguage();
  constructor(
    readonly kind: RefusalKind,
    readonly body: ErrorReply,
    readonly headers: Readonly<Record<string, string>> = {},
    readonly count: RefusalCount = {},
  ) {
    super(JSON.stringify(body));
  }

  /** The reason, in one sentence. */
  get sentence(): string {
    return 'detail' in this.body ? String(this.body.detail) : Object.values(this.body).flat().join(' ');
  }
}

const withDetail =
  (kind: RefusalKind, reason?: RefusalReason) =>
  (detail: string = defaultDetails[kind]): Refusal =>
    new Refusal(kind, { detail }, {}, reason && { reason });

/** Refusals to throw: `throw refuse.missing()`, `throw refuse.field('title', 'This field is required.')`. */
export const refuse = {
  invalid: withDetail('invalid'),
  unauthenticated: withDetail('unauthenticated'),
  /** `path` is that of the page that explains the refusal. */
  forbidden: (detail: string = defaultDetails.forbidden, path?: string) =>
    new Refusal('forbidden', { detail, ...(path !== undefined && { path }) }),
  csrf: withDetail('forbidden', 'csrf'),
  /** It does not exist or belongs to another user: the same sentence for both. */
  missing: withDetail('missing'),
  /** `methods` are the allowed methods of the address. */
  notAllowed: (methods: readonly string[]) =>
    new Refusal('notAllowed', { detail: defaultDetails.notAllowed }, { allow: methods.join(', ') }),
  conflict: withDetail('conflict'),
  unsupported: withDetail('unsupported'),
  busy: (reason: RefusalReason = 'busy', seconds = 1) =>
    new Refusal('busy', { detail: defaultDetails.busy }, { 'retry-after': String(seconds) }, { reason }),
  /** Only uploads and downloads are unavailable; other requests succeed. */
  noFiles: () =>
    new Refusal('busy', { detail: filesTexts.unavailable }, { 'retry-after': '30' }, { reason: 'files' }),
  /** `rule` is the name of the limit in the metrics. */
  throttled: (seconds: number, rule: string) =>
    new Refusal(
      'throttled',
      { detail: defaultDetails.throttled },
      { 'retry-after': String(seconds) },
      { rule },
    ),
  field: (name: string, message: string, kind: RefusalKind = 'invalid') =>
    new Refusal(kind, { [name]: [message] }),
  fields: (errors: FieldErrors) => new Refusal('invalid', errors),
};
