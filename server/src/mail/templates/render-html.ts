import { readCurrentLanguage } from '../../languages/current-language';
import type { MailContent, MailSender } from './mail-content';
import { mailTexts } from './mail.texts';
import { DARK_STYLES, STYLES } from './mail-styles';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '');

type Style = keyof typeof STYLES;

/** An element with its style, and with the class by which the dark style sheet finds it. */
const element = (tag: string, style: Style, content: string) =>
  `<${tag} class="${style}" style="${STYLES[style]}">${content}</${tag}>`;

const renderLink = (address: string, label: string, style: Style = 'link') =>
  `<a href="${escapeHtml(address)}" class="${style}" style="${STYLES[style]}">${escapeHtml(label)}</a>`;

const renderParagraph = (text: string) => element('p', 'text', escapeHtml(text));

const renderFact = (fact: string) =>
  element('p', 'fact', /^https?:\/\/\S+$/i.test(fact) ? renderLink(fact, fact) : escapeHtml(fact));

function renderFacts({ moment, facts = [] }: MailContent): string {
  const known = [
    ...(moment === undefined ? [] : [element('p', 'moment', escapeHtml(moment))]),
    ...facts.map(renderFact),
  ];
  return known.length > 0 ? element('div', 'facts', known.join('\n')) : '';
}

function renderItems(items: MailContent['items']): string {
  if (!items?.length) return '';
  const listed = items.map(({ text, address, details = [] }) => {
    const name = address === undefined ? escapeHtml(text) : renderLink(address, text, 'itemLink');
    const notes = details.map((detail) => element('span', 'detail', escapeHtml(detail)));
    return element('li', 'item', [name, ...notes].join('<br>'));
  });
  return element('ul', 'list', `\n${listed.join('\n')}\n`);
}

function renderFoot(content: MailContent, { origin, contact }: MailSender): string {
  const { footnote, manage, unsubscribeAddress } = content;
  const links = [
    ...(manage ? [renderLink(manage.address, manage.label, 'quietLink')] : []),
    ...(unsubscribeAddress ? [renderLink(unsubscribeAddress, mailTexts.unsubscribe, 'quietLink')] : []),
  ];
  const sender = [
    renderLink(origin, mailTexts.product, 'quietLink'),
    escapeHtml(contact.address),
    renderLink(`mailto:${contact.email}`, contact.email, 'quietLink'),
  ];
  return [
    element('p', 'small', escapeHtml(footnote)),
    ...(links.length > 0 ? [element('p', 'small', links.join(' · '))] : []),
    element('p', 'small', sender.join(' · ')),
  ].join('\n');
}

function renderCard(content: MailContent): string {
  const { subject, title = subject, about = [], greeting, lines, items, quote, action, next } = content;
  const [who, ...what] = about;
  return [
    who && element('p', 'who', escapeHtml(who)),
    ...what.map((each) => element('p', 'what', escapeHtml(each))),
    element('h1', about.length > 0 ? 'heading' : 'topHeading', escapeHtml(title)),
    ...[greeting, ...lines].map(renderParagraph),
    renderFacts(content),
    quote && element('blockquote', 'quote', escapeHtml(quote)),
    renderItems(items),
    element('p', 'actions', renderLink(action.address, action.label, 'button')),
    element(
      'p',
      'small',
      `${escapeHtml(mailTexts.linkAlso)}<br>${renderLink(action.address, action.address)}`,
    ),
    next && `${element('h2', 'nextHeading', escapeHtml(mailTexts.next))}\n${renderParagraph(next)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** A mail as HTML without images and scripts; user input never becomes markup. */
export function renderHtml(content: MailContent, sender: MailSender): string {
  return `<!doctype html>
<html lang="${readCurrentLanguage()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(content.subject)}</title>
<style>${DARK_STYLES}</style>
</head>
<body class="body" style="${STYLES.body}">
<div style="${STYLES.preview}">${escapeHtml(content.lines[0] ?? '')}</div>
<div style="${STYLES.column}">
${element('p', 'brand', `${element('span', 'mark', 'M')}${escapeHtml(mailTexts.product)}`)}
<main class="card" style="${STYLES.card}">
${renderCard(content)}
</main>
<footer style="${STYLES.foot}">
${renderFoot(content, sender)}
</footer>
</div>
</body>
</html>
`;
}
