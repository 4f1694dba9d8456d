import type { MailAttachment, MailContent, MailSender } from './mail-content';
import { renderHtml } from './render-html';
import { renderText } from './render-text';

/** A mail rendered as text and HTML, with its additional headers. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly MailAttachment[];
}

/** Renders a mail as text and HTML. */
export function renderMail(written: MailContent, sender: MailSender): RenderedMail {
  const content = { ...written, subject: written.subject.replace(/\s+/g, ' ').trim().slice(0, 200) };
  const { subject, unsubscribeAddress, attachments = [] } = content;
  return {
    subject,
    text: renderText(content, sender),
    html: renderHtml(content, sender),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeAddress && {
        'List-Unsubscribe': `<${unsubscribeAddress}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments,
  };
}
