import type { ApplicationStatus } from '@metier/sdk/rules';

interface AboutApplication {
  /** The application's id. */
  readonly application: number;
  readonly job: string;
  /** Name of the recipient in the greeting. */
  readonly name: string;
}

interface WithMessage extends AboutApplication {
  /** Author of the message, or, in a copy, its recipient. */
  readonly other: string;
  readonly subject: string;
  readonly body: string;
}

/** Payload of each kind of mail, as of the time of its event. */
export interface MailPayloads {
  'application-received': AboutApplication & { readonly applicant: string };
  'status-changed': AboutApplication & { readonly company: string; readonly status: ApplicationStatus };
  'message-received': WithMessage;
  'message-copy': WithMessage;
  /**
   * `key` gives the link's token only together with the server's secret, so that the outbox contains no link.
   */
  'password-reset': { readonly name: string; readonly key: string };
  'newsletter-confirm': { readonly token: string };
}

export type MailKind = keyof MailPayloads;

export interface MailOf<Kind extends MailKind> {
  readonly kind: Kind;
  /** An e-mail address. */
  readonly recipient: string;
  /** Unique key of the event, such as `status-changed:17`. */
  readonly eventKey: string;
  readonly payload: MailPayloads[Kind];
}

export type Mail = { [Kind in MailKind]: MailOf<Kind> }[MailKind];
