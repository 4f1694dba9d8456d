import { readCurrentLanguage } from '../../languages/current-language';
import type { MailAttachment, MailContent } from './mail-content';
import { mailTexts } from './mail.texts';

/** A mail rendered as text and HTML, with its additional headers. */
export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly attachments: readonly MailAttachment[];
}

/** Renders a mail as text and HTML; user input never becomes markup. */
export function renderMail(letter: MailContent, origin: string): RenderedMail {
  const subject = letter.subject.replace(/\s+/g, ' ').trim().slice(0, 200);
  return {
    subject,
    text: renderText(letter, origin),
    html: renderHtml({ ...letter, subject }, origin),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(letter.unsubscribeAddress && {
        'List-Unsubscribe': `<${letter.unsubscribeAddress}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments: letter.attachments ?? [],
  };
}

function renderText(letter: MailContent, origin: string): string {
  const { greeting, lines, items = [], quote, action, footnote, unsubscribeAddress } = letter;
  const listed = items.map(({ text, address, details = [] }) =>
    [`- ${text}`, ...details, address].join('\n  '),
  );
  const quoted = quote?.replace(/^/gm, '> ');
  const parts = [greeting, ...lines, ...listed, quoted, `${action.label}:\n${action.address}`, `${footnote}`];
  const manage = letter.manage && `${letter.manage.label}: ${letter.manage.address}`;
  const leave = unsubscribeAddress && `${mailTexts.unsubscribe}: ${unsubscribeAddress}`;
  return `${[...parts, manage, leave, `-- \n${mailTexts.product}\n${origin}`].filter(Boolean).join('\n\n')}\n`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

/** Mail programs drop style sheets, so styles are inline; colours are the reader's own except for two. */
const STYLES = {
  body: 'margin:0;padding:24px 16px;font:16px/1.6 system-ui,-apple-system,Segoe UI,Roboto,sans-serif',
  main: 'max-width:560px;margin:0 auto',
  heading: 'margin:0 0 24px;font-size:22px;line-height:1.3',
  list: 'margin:24px 0;padding:0 0 0 20px',
  item: 'margin:0 0 12px',
  quote: 'margin:24px 0;padding:4px 0 4px 16px;border-left:3px solid #0b6b50;white-space:pre-wrap',
  button:
    'display:inline-block;padding:12px 20px;border-radius:8px;background:#0b6b50;color:#fff;font-weight:600;text-decoration:none',
  small: 'margin:24px 0 0;font-size:14px;overflow-wrap:anywhere',
};

const renderParagraph = (text: string) => `<p>${escapeHtml(text)}</p>`;

const renderLink = (address: string, label: string, style = '') =>
  `<a href="${escapeHtml(address)}"${style && ` style="${style}"`}>${escapeHtml(label)}</a>`;

function renderHtml(letter: MailContent, origin: string): string {
  const { subject, greeting, lines, items = [], quote, action, footnote, unsubscribeAddress } = letter;
  const listed = items.map(
    ({ text, address, details = [] }) =>
      `<li style="${STYLES.item}">${[renderLink(address, text), ...details.map(escapeHtml)].join('<br>')}</li>`,
  );
  const manage = letter.manage ? ` · ${renderLink(letter.manage.address, letter.manage.label)}` : '';
  const leave = unsubscribeAddress ? ` · ${renderLink(unsubscribeAddress, mailTexts.unsubscribe)}` : '';
  return `<!doctype html>
<html lang="${readCurrentLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${STYLES.body}">
<main style="${STYLES.main}">
<h1 style="${STYLES.heading}">${escapeHtml(subject)}</h1>
${[greeting, ...lines].map(renderParagraph).join('\n')}
${listed.length > 0 ? `<ul style="${STYLES.list}">\n${listed.join('\n')}\n</ul>` : ''}
${quote ? `<blockquote style="${STYLES.quote}">${escapeHtml(quote)}</blockquote>` : ''}
<p>${renderLink(action.address, action.label, STYLES.button)}</p>
<p style="${STYLES.small}">${escapeHtml(mailTexts.linkAlso)}<br>${renderLink(action.address, action.address)}</p>
<p style="${STYLES.small}">${escapeHtml(footnote)}<br>${renderLink(origin, mailTexts.product)}${manage}${leave}</p>
</main>
</body>
</html>
`;
}
