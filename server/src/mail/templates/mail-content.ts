export interface MailAttachment {
  readonly filename: string;
  readonly content: string;
  readonly contentType: string;
}

interface MailLink {
  readonly label: string;
  readonly address: string;
}

/** Content of a mail, before it is rendered as text and HTML. */
export interface MailContent {
  readonly subject: string;
  /** The heading where the subject has names, which stand in `about`. */
  readonly title?: string;
  /** Who writes, or who it is about, and the job. */
  readonly about?: readonly string[];
  readonly greeting: string;
  /** One paragraph each. */
  readonly lines: readonly string[];
  /** The time that is agreed, above the facts. */
  readonly moment?: string;
  /** What is agreed or known, one line each. */
  readonly facts?: readonly string[];
  /** Events or jobs, each with the address of its page if there is one. */
  readonly items?: readonly {
    readonly text: string;
    readonly address?: string;
    /** Further lines. */
    readonly details?: readonly string[];
  }[];
  /** Text written by a user; its line breaks are preserved. */
  readonly quote?: string;
  readonly action: MailLink;
  /** What happens next. */
  readonly next?: string;
  /** Reason for the mail, and what to do if it was sent by mistake. */
  readonly footnote: string;
  /** Page where the recipient changes or ends such mails. */
  readonly manage?: MailLink;
  /** Link that ends the subscription. */
  readonly unsubscribeAddress?: string;
  readonly attachments?: readonly MailAttachment[];
}

/** What a kind of mail says; the greeting is that of all mails. */
export type WrittenMail = Omit<MailContent, 'greeting'>;

/** Whose mail it is: the foot of every mail. */
export interface MailSender {
  /** The public origin, without a trailing slash. */
  readonly origin: string;
  readonly contact: { readonly email: string; readonly address: string };
}
