import type { ApplicationStatus } from '@metier/shared/contract';

interface AboutApplication {
  /** The application's id. */
  readonly application: number;
  readonly job: string;
  /** Whom the mail greets. */
  readonly name: string;
}

interface WithMessage extends AboutApplication {
  /** Who wrote the message, or, in a copy, whom it was written to. */
  readonly other: string;
  readonly subject: string;
  readonly body: string;
}

/** What each kind of mail tells, as it was when it happened. */
export interface MailPayloads {
  'application-received': AboutApplication & { readonly applicant: string };
  'status-changed': AboutApplication & { readonly company: string; readonly status: ApplicationStatus };
  'message-received': WithMessage;
  'message-copy': WithMessage;
  /** `key` makes the link's token together with the server's secret, so that the outbox holds no link. */
  'password-reset': { readonly name: string; readonly key: string };
  'newsletter-confirm': { readonly token: string };
}

export type MailKind = keyof MailPayloads;

export interface MailOf<Kind extends MailKind> {
  readonly kind: Kind;
  /** An e-mail address. */
  readonly recipient: string;
  /** Names what happened among all that happens, such as `status-changed:17`. */
  readonly eventKey: string;
  readonly payload: MailPayloads[Kind];
}

/** A mail of any kind. */
export type Mail = { [Kind in MailKind]: MailOf<Kind> }[MailKind];
