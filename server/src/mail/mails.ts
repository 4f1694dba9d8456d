import type { ApplicationStatus } from '@metier/sdk/rules';

interface AboutApplication {
  /** The application's id. */
  readonly application: number;
  readonly job: string;
}

/** A person who is mailed about an event, and may end such mails. */
export interface Addressee {
  /** Name of the recipient in the greeting. */
  readonly name: string;
  /** The recipient's account. */
  readonly account: number;
}

interface WithMessage extends AboutApplication {
  /** Author of the message, or, in a copy, its recipient. */
  readonly other: string;
  readonly subject: string;
  readonly body: string;
}

/** Payload of each kind of mail, as of the time of its event. */
export interface MailPayloads {
  'application-received': Addressee & AboutApplication & { readonly applicant: string };
  'application-withdrawn': Addressee & AboutApplication & { readonly applicant: string };
  'status-changed': Addressee &
    AboutApplication & { readonly company: string; readonly status: ApplicationStatus };
  /** `message` is the message's id. */
  'message-received': Addressee & WithMessage & { readonly message: number };
  'message-copy': Omit<Addressee, 'account'> & WithMessage;
  /** `author` is null where reviews are anonymous. */
  'review-received': Addressee & { readonly company: number; readonly author: string | null };
  /** The notices of a day; `more` of them are not listed. */
  'daily-notices': Addressee & {
    readonly items: readonly { readonly text: string; readonly path: string }[];
    readonly more: number;
  };
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

/** Mails that a person has just asked for and waits for: rather twice than not at all. */
export const REPEATABLE_KINDS: ReadonlySet<MailKind> = new Set([
  'password-reset',
  'newsletter-confirm',
  'message-copy',
]);
