import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

export interface ReceivedMail {
  readonly headers: ReadonlyMap<string, string>;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly { readonly type: string; readonly content: string }[];
}

/**
 * The mails of a folder in the order of their names; none when there is no folder. Those in `known` are not read again:
 * a mail that was sent does not change.
 */
export async function readMailFolder(
  folder: string,
  known = new Map<string, ReceivedMail>(),
): Promise<ReceivedMail[]> {
  const names = await readdir(folder).catch(() => []);
  return Promise.all(
    names.sort().map(async (name) => {
      const mail = known.get(name);
      if (mail) return mail;
      const source = await readFile(join(folder, name), 'latin1');
      const read = readMail(source);
      // One that is just being written is read again.
      if (source.trimEnd().endsWith('--')) known.set(name, read);
      return read;
    }),
  );
}

/** Reads a mail with a text, a page and attachments, as nodemailer writes it. */
export function readMail(source: string): ReceivedMail {
  const { headers } = splitPart(source);
  const parts = listParts(source);
  const [text, html] = ['text/plain', 'text/html'].map((type) =>
    parts.find((part) => typeOf(part).startsWith(type)),
  );
  if (!text || !html) throw new Error(`This mail has no parts: ${source}`);
  return {
    headers,
    to: headers.get('to') ?? '',
    subject: decodeWords(headers.get('subject') ?? ''),
    text: decodeBody(text),
    html: decodeBody(html),
    attachments: parts
      .filter((part) => part.headers.get('content-disposition')?.startsWith('attachment'))
      .map((part) => ({ type: typeOf(part), content: decodeBody(part) })),
  };
}

const typeOf = ({ headers }: Part) => headers.get('content-type') ?? '';

/** The parts of a message, those of nested messages included. */
function listParts(source: string): Part[] {
  const part = splitPart(source);
  const boundary = /boundary="([^"]+)"/.exec(typeOf(part))?.[1];
  if (!boundary) return [part];
  const inner = part.body.split(`--${boundary}`).slice(1, -1);
  return inner.flatMap((text) => listParts(text.trimStart()));
}

interface Part {
  readonly headers: ReadonlyMap<string, string>;
  readonly body: string;
}

function splitPart(source: string): Part {
  const end = source.indexOf('\r\n\r\n');
  const lines = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return { headers: new Map(headers), body: source.slice(end + 4) };
}

function decodeBody({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding');
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString();
  return encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\r\n/g, '')) : body;
}

const decodeQuoted = (text: string): string =>
  Buffer.from(
    text.replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16))),
    'latin1',
  ).toString();

/** Decodes the words of a header with other than ASCII letters: `=?UTF-8?Q?…?=` or `=?UTF-8?B?…?=`. */
const decodeWords = (header: string): string =>
  header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi, (_, encoding: string, word: string) =>
      encoding.toUpperCase() === 'B'
        ? Buffer.from(word, 'base64').toString()
        : decodeQuoted(word.replaceAll('_', ' ')),
    );
