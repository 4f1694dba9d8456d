import type { MailKind, MailOf, MailPayloads } from '../mails';
import { makeResetToken } from '../reset-token';
import type { MailContent } from './mail-content';
import { mailTexts } from './mail.texts';

/** Parameters of the links in a mail. */
export interface LinkContext {
  /** The public origin, without a trailing slash. */
  readonly origin: string;
  /** Signs tokens for the recipient of the mail. */
  readonly secret: string;
}

type Writers = { [Kind in MailKind]: (payload: MailPayloads[Kind], links: LinkContext) => MailContent };

const applicationPage = ({ origin }: LinkContext, id: number) => `${origin}/applications/${id}`;
const threadPage = ({ origin }: LinkContext, id: number) => `${origin}/messages?application=${id}`;

const writers: Writers = {
  'application-received': (payload, links) => ({
    subject: mailTexts.applicationReceived.subject(payload),
    greeting: mailTexts.greeting(payload.name),
    lines: [mailTexts.applicationReceived.line(payload)],
    action: {
      label: mailTexts.applicationReceived.action,
      address: applicationPage(links, payload.application),
    },
    footnote: mailTexts.accountFootnote,
  }),
  'status-changed': (payload, links) => ({
    subject: mailTexts.statusChanged.subject(payload),
    greeting: mailTexts.greeting(payload.name),
    lines: mailTexts.statusChanged.lines(payload),
    action: { label: mailTexts.statusChanged.action, address: applicationPage(links, payload.application) },
    footnote: mailTexts.accountFootnote,
  }),
  'message-received': (payload, links) => ({
    subject: mailTexts.messageReceived.subject(payload),
    greeting: mailTexts.greeting(payload.name),
    lines: [mailTexts.messageReceived.line(payload)],
    quote: payload.body,
    action: { label: mailTexts.messageReceived.action, address: threadPage(links, payload.application) },
    footnote: mailTexts.accountFootnote,
  }),
  'message-copy': (payload, links) => ({
    subject: mailTexts.messageCopy.subject(payload),
    greeting: mailTexts.greeting(payload.name),
    lines: [mailTexts.messageCopy.line(payload)],
    quote: payload.body,
    action: { label: mailTexts.messageCopy.action, address: threadPage(links, payload.application) },
    footnote: mailTexts.accountFootnote,
  }),
  'password-reset': (payload, { origin, secret }) => ({
    subject: mailTexts.passwordReset.subject,
    greeting: mailTexts.greeting(payload.name),
    lines: mailTexts.passwordReset.lines(payload),
    action: {
      label: mailTexts.passwordReset.action,
      address: `${origin}/reset-password?token=${makeResetToken(secret, payload.key)}`,
    },
    footnote: mailTexts.passwordReset.footnote,
  }),
  'newsletter-confirm': ({ token }, { origin }) => ({
    subject: mailTexts.newsletterConfirm.subject,
    greeting: mailTexts.greetingWithoutName,
    lines: [mailTexts.newsletterConfirm.line],
    action: {
      label: mailTexts.newsletterConfirm.action,
      address: `${origin}/newsletter/confirm/?token=${token}`,
    },
    footnote: mailTexts.newsletterConfirm.footnote,
    unsubscribeAddress: `${origin}/newsletter/unsubscribe/?token=${token}`,
  }),
};

/** Builds the content of a mail from its kind and payload. */
export const composeMail = <Kind extends MailKind>(
  { kind, payload }: Pick<MailOf<Kind>, 'kind' | 'payload'>,
  links: LinkContext,
): MailContent => writers[kind](payload, links);
