import type { MailContent, MailSender } from './mail-content';
import { mailTexts } from './mail.texts';

/** RFC 5322 recommends lines of at most 78 characters. */
const WIDTH = 78;

/** Words of at most this length: longer ones are cut, except addresses, which would no longer be links. */
const splitWord = (word: string, width: number) =>
  /^\W*https?:\/\//i.test(word) ? [word] : (word.match(new RegExp(`.{1,${width}}`, 'gu')) ?? []);

/** A paragraph in lines that fit; line breaks of its own are kept, and no-break spaces do not break. */
function wrap(text: string, first = '', rest = first): string {
  const width = WIDTH - rest.length;
  const lines = text.split(/\r\n|[\r\n\u2028\u2029]/).flatMap((line) => {
    const wrapped = [''];
    for (const word of line.split(/[ \t]+/).flatMap((each) => splitWord(each, width))) {
      const last = wrapped.at(-1) ?? '';
      if (last && last.length + 1 + word.length > width) wrapped.push(word);
      else wrapped[wrapped.length - 1] = last ? `${last} ${word}` : word;
    }
    return wrapped;
  });
  return lines.map((line, index) => `${index === 0 ? first : rest}${line}`.trimEnd()).join('\n');
}

const underline = (text: string, sign: string) => {
  const wrapped = wrap(text);
  return `${wrapped}\n${sign.repeat(Math.max(...wrapped.split('\n').map((line) => line.length)))}`;
};

const writeLink = ({ label, address }: MailContent['action']) =>
  `${wrap(`${label}${mailTexts.colon}`)}\n${address}`;

/** A mail as text: an address has its own line, everything else lines that fit. */
export function renderText(content: MailContent, { origin, contact }: MailSender): string {
  const { subject, title = subject, about, greeting, lines, facts = [], items = [], quote, next } = content;
  const known = [...(content.moment === undefined ? [] : [content.moment]), ...facts];
  const { action, footnote, manage, unsubscribeAddress } = content;
  const listed = items.map(({ text, address, details = [] }) =>
    [
      wrap(text, '- ', '  '),
      ...details.map((detail) => wrap(detail, '  ')),
      ...(address === undefined ? [] : [`  ${address}`]),
    ].join('\n'),
  );
  const foot = [
    wrap(footnote),
    manage && writeLink(manage),
    unsubscribeAddress && writeLink({ label: mailTexts.unsubscribe, address: unsubscribeAddress }),
    [mailTexts.product, origin, wrap(contact.address), contact.email].join('\n'),
  ];
  const parts = [
    about?.map((line) => wrap(line)).join('\n'),
    underline(title, '='),
    greeting,
    ...lines.map((line) => wrap(line)),
    known.map((fact) => wrap(fact, '  ')).join('\n'),
    quote && wrap(quote, '> '),
    listed.join(items.some(({ address }) => address !== undefined) ? '\n\n' : '\n'),
    writeLink(action),
    next && `${underline(mailTexts.next, '-')}\n\n${wrap(next)}`,
    `-- \n${foot.filter(Boolean).join('\n\n')}`,
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}
