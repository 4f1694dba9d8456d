import type { FastifyReply } from 'fastify';
import { refuse } from '../../errors';
import type { FileRow } from '../../files/files.repository';
import { matchesEtag } from './has-tag';

const isPicture = (mediaType: string) => mediaType.startsWith('image/');

/**
 * Browsers' PDF viewers do not start under a policy that forbids objects; a PDF runs none of our code. Only
 * our own pages may embed it.
 */
const PDF_HEADERS = {
  'content-security-policy': "frame-ancestors 'self'",
  'x-frame-options': 'SAMEORIGIN',
} as const;

/**
 * Sends the bytes of a file that the caller has authorised. PDFs and (always re-encoded) pictures may be
 * displayed inline, everything else is an attachment; `?download=1` makes these attachments too. A matching
 * `If-None-Match` yields 304.
 */
export async function sendFile(
  reply: FastifyReply,
  file: FileRow,
  options: { readonly isDownload?: boolean; readonly cacheControl?: string } = {},
): Promise<FastifyReply> {
  const { mediaType } = file;
  const freshness = {
    etag: `"${file.sha256}"`,
    'cache-control':
      options.cacheControl ?? (isPicture(mediaType) ? 'private, no-cache' : 'private, no-store'),
  };
  if (mediaType === 'application/pdf') reply.headers(PDF_HEADERS);
  if (matchesEtag(reply.request.headers['if-none-match'], freshness.etag))
    return reply.code(304).headers(freshness).send();
  const content = await reply.server.dependencies.files.read(file.id);
  if (!content) throw refuse.missing();
  const isShown = !options.isDownload && (mediaType === 'application/pdf' || isPicture(mediaType));
  return reply
    .headers({
      ...freshness,
      'content-disposition': describeDisposition(isShown ? 'inline' : 'attachment', file.name),
      'content-length': file.size,
      'x-content-type-options': 'nosniff',
    })
    .type(mediaType)
    .send(content);
}

/** What old browsers are given for letters and signs without an ASCII letter inside. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', Æ: 'AE', œ: 'oe', Œ: 'OE', ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D' },
  ...{ '–': '-', '—': '-', '’': "'", '‘': "'" },
};

/** The name in ASCII; one without any Latin letter or digit is `file`, with its extension. */
function writeAscii(name: string): string {
  const plain = name
    .replace(/[^\x20-\x7e]/gu, (sign) => SPELLINGS[sign] ?? sign)
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]|["\\%]/g, '')
    .trim();
  return /^[^.]*[a-z\d]/i.test(plain) ? plain : `file${/\.\w+$/.exec(plain)?.[0] ?? ''}`;
}

/**
 * `Content-Disposition` with the name twice: in ASCII for old browsers, and encoded by RFC 5987 for all
 * others.
 */
export function describeDisposition(kind: 'inline' | 'attachment', name: string): string {
  const encoded = encodeURIComponent(name.normalize('NFC').replace(/\p{Cs}/gu, '')).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${writeAscii(name)}"; filename*=UTF-8''${encoded}`;
}
