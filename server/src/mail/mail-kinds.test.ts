import { LANGUAGES, NOTICE_KINDS, type Language } from '@metier/sdk/rules';
import { runInLanguage } from '../languages/current-language';
import { addSharedTranslations } from '../languages/index';
import type { Mail, MailKind } from './mails';
import { composeMail } from './templates/compose-mail';
import { renderMail } from './templates/render-mail';
import { makeMailSamples, type SampleNames } from './testing/mail-samples';

addSharedTranslations();

const SENDER = {
  origin: 'https://jobs.example',
  contact: { email: 'hello@jobs.example', address: 'Länggassstrasse 12, 3012 Bern' },
};

const USUAL: SampleNames = {
  company: 'Alpenbeck Bäckerei',
  job: 'Bäckerin / Bäcker 80–100 %',
  person: 'Nora Frei',
};
const LONG: SampleNames = {
  company: 'Genossenschaft <b>für Wohnen</b> & Pflege im Alter Oberaargau',
  job: 'Dipl. Pflegefachfrau / Pflegefachmann HF/FH "in" der spitalexternen Langzeitpflege 60–100 %',
  person: 'Maria-Magdalena von Wattenwyl-Oppenheimer',
};

function write(kind: MailKind, payload: unknown, language: Language, name = 'Nora') {
  const mail = { kind, payload } as Pick<Mail, 'kind' | 'payload'>;
  return runInLanguage(language, () => {
    const content = composeMail(mail, name, { origin: SENDER.origin, secret: 'secret' });
    return { content, ...renderMail(content, SENDER) };
  });
}

type Written = ReturnType<typeof write>;

const samples = Object.entries(makeMailSamples(USUAL)) as [MailKind, readonly object[]][];
const long = Object.entries(makeMailSamples(LONG)) as [MailKind, readonly object[]][];
const forms = [...samples, ...long].flatMap(([kind, payloads]) =>
  payloads.flatMap((payload, index) => LANGUAGES.map((language) => ({ kind, index, language, payload }))),
);

const decode = (html: string) =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

const isAddress = (line: string) => /^(> )?\s*https?:\/\/\S+$/.test(line);
const readAddresses = ({ text }: Written) =>
  text.split('\n').flatMap((line) => (isAddress(line) && !line.startsWith('> ') ? [line.trim()] : []));
const readLinks = ({ html }: Written) =>
  [...html.matchAll(/href="([^"]+)"/g)].flatMap(([, href = '']) =>
    href.startsWith('mailto:') ? [] : [decode(href)],
  );
const sortedSet = (values: readonly string[]) => [...new Set(values)].sort();
const squash = (text: string) => text.replace(/^> ?/gm, '').replace(/\s+/g, ' ').trim();

/** What the page says, element by element, without the hint that belongs to the button. */
const readParagraphs = ({ html }: Written) =>
  [...html.slice(html.indexOf('<main')).matchAll(/<(p|h1|h2|li|blockquote)\b[^>]*>(.*?)<\/\1>/gs)]
    .flatMap(([, , inner = '']) =>
      decode(inner.replace(/<br>| · /g, '\n').replace(/<[^>]+>/g, '')).split('\n'),
    )
    .map(squash)
    .filter((line) => line && !/:$/.test(line));

describe.each(forms)('$kind #$index in $language', ({ kind, language, payload }) => {
  const mail = write(kind, payload, language);
  const { content, subject, text, html } = mail;

  it('has a short subject and no gap', () => {
    expect(subject.length).toBeGreaterThan(5);
    expect(subject.length).toBeLessThanOrEqual(60);
    for (const part of [subject, text, decode(html)])
      expect(part).not.toMatch(/undefined|\bnull\b|NaN|\[object|\$\{|\{\w+\}|\(\)|,,|\.\.(?!\.)/);
  });

  it('is a page with its language, one heading, one button and nothing from elsewhere', () => {
    expect(html).toContain(`<html lang="${language}">`);
    expect(html.match(/<h1\b/g)).toHaveLength(1);
    expect(html.match(/class="button"/g)).toHaveLength(1);
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).not.toMatch(/<(img|script|link|iframe|form|table|b)\b|src=|url\(|@import/i);
    expect(html).toContain('max-width:600px');
  });

  it('says the same as text, in lines that fit', () => {
    const lines = text.split('\n').filter((line) => line.length > 78 && !isAddress(line));
    expect(lines).toEqual([]);
    expect(sortedSet(readAddresses(mail))).toEqual(sortedSet(readLinks(mail)));
    expect(readAddresses(mail)).toContain(content.action.address);
    const words = squash(text);
    for (const paragraph of readParagraphs(mail)) expect(words).toContain(paragraph);
  });

  it('greets by the first name or without one, after who writes, and says why it came', () => {
    const parts = text.split('\n\n');
    expect(text).toMatch(/^(Hello|Guten Tag|Bonjour|Buongiorno) Nora,?$/m);
    expect(write(kind, payload, language, '').text).toMatch(/^(Hello|Guten Tag|Bonjour|Buongiorno),?$/m);
    for (const line of content.about ?? []) expect(squash(parts[0] ?? '')).toContain(squash(line));
    for (const line of [content.footnote, SENDER.contact.address, SENDER.contact.email])
      expect(squash(text)).toContain(squash(line));
  });
});

it.each(NOTICE_KINDS.map(({ value }) => value))('%s can be ended by its reader', (kind) => {
  const [payload] = makeMailSamples(USUAL)[kind];
  const { content, headers } = write(kind, payload, 'en');
  expect(content.unsubscribeAddress).toMatch(/\/notices\/unsubscribe\/\?token=/);
  expect(content.manage).toBeDefined();
  expect(headers['List-Unsubscribe']).toBe(`<${content.unsubscribeAddress}>`);
});
