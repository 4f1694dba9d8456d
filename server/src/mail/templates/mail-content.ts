export interface MailAttachment {
  readonly filename: string;
  readonly content: string;
  readonly contentType: string;
}

/** Content of a mail, before it is rendered as text and HTML. */
export interface MailContent {
  readonly subject: string;
  readonly greeting: string;
  /** One paragraph each. */
  readonly lines: readonly string[];
  /** Events, each with the address of its page. */
  readonly items?: readonly {
    readonly text: string;
    readonly address: string;
    /** Further lines. */
    readonly details?: readonly string[];
  }[];
  /** Text written by a user; its line breaks are preserved. */
  readonly quote?: string;
  readonly action: { readonly label: string; readonly address: string };
  /** Reason for the mail, and what to do if it was sent by mistake. */
  readonly footnote: string;
  /** Page where the recipient changes or ends such mails. */
  readonly manage?: { readonly label: string; readonly address: string };
  /** Link that ends the subscription. */
  readonly unsubscribeAddress?: string;
  readonly attachments?: readonly MailAttachment[];
}
