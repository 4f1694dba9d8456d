/** A file name in a form: the bytes of the header's parameters after `name`. */
export interface HostileName {
  readonly name: string;
  readonly parameter: Buffer;
}

const RESERVED = [
  'CON',
  'nul.pdf',
  'AUX.docx',
  'COM1.pdf',
  'LPT9',
  'desktop.ini',
  '.htaccess',
  '.env',
  '~$cv.docx',
];
const PATHS = [
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/shadow',
  'C:\\boot.ini',
  '\\\\host\\share\\cv.pdf',
  'file:///etc/passwd',
  '....//....//cv.pdf',
  '..%2f..%2fcv.pdf',
  '%2e%2e%5ccv.pdf',
  '..%c0%afcv.pdf',
  'cv.pdf/../../x',
  './',
  '..',
  '.',
  '/',
];
const CONTROLS = [
  'a\0b.pdf',
  'cv.pdf\0.html',
  'a\r\nX-Injected: 1.pdf',
  'a\r\n\r\n<script>hostile=1</script>.pdf',
  'a\nb.pdf',
  'tab\there.pdf',
  '\u0001\u0002\u001f.pdf',
  '\u007f\u0080\u009f.pdf',
  'a\u2028b\u2029c.pdf',
  '\x1b[31mred.pdf',
];
const SIGNS = [
  '"; filename="other.pdf',
  'a"b.pdf',
  "a'b.pdf",
  'a;b=c.pdf',
  'a%22b.pdf',
  'a\\"b.pdf',
  'a,b.pdf',
  '<img src=x onerror=hostile=1>.pdf',
  '<svg onload=hostile=1>.pdf',
  '=HYPERLINK("http://evil.example").pdf',
  "'; drop table files; --.pdf",
  '${7*7}{{7*7}}.pdf',
  '$(touch x).pdf',
  '`id`.pdf',
  '| rm -rf.pdf',
  '*?<>|.pdf',
  'a&b=c#d?e.pdf',
  'javascript:alert(1).pdf',
];
const LETTERS = [
  'Lebenslauf Zoë Müller.pdf',
  '履歴書.pdf',
  'سيرة ذاتية.pdf',
  'קורות חיים.pdf',
  '\u202Efdp.exe',
  'cv\u200B\u200D\uFEFF.pdf',
  '\u2066isolated\u2069.pdf',
  '👩‍👩‍👧‍👦🏳️‍🌈.pdf',
  'e\u0301'.repeat(40) + '.pdf',
  'Z\u0351\u036b\u0343'.repeat(60) + '.pdf',
  'раураl.pdf',
  'ﷺ.pdf',
  '\uFF0E\uFF0E\uFF0Fcv.pdf',
  '\uD800.pdf',
  'a\uDFFFb.pdf',
];
const LENGTHS = [
  '',
  ' ',
  '.pdf',
  'a',
  `${'x'.repeat(255)}.pdf`,
  `${'ü'.repeat(300)}.pdf`,
  `${'😀'.repeat(200)}.pdf`,
  'y'.repeat(4_000),
  `cv.${'z'.repeat(500)}`,
  `${'a.'.repeat(200)}pdf`,
  'cv.pdf.exe',
  'cv.exe.pdf',
  'cv.pdf ',
  'cv.pdf.',
  'cv',
  '   cv   .pdf',
  '__proto__',
  'constructor.pdf',
  'toString',
  'undefined',
  'null',
  'NaN.pdf',
];

const PLAIN: readonly string[] = [...RESERVED, ...PATHS, ...CONTROLS, ...SIGNS, ...LETTERS, ...LENGTHS];

const escapeAsBrowsers = (name: string) =>
  name.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

/**
 * Encodings of a file name: as browsers write it, as raw bytes, and as in RFC 5987, which forms should not
 * use.
 */
const WAYS: readonly ((name: string) => string)[] = [
  (name) => `; filename="${escapeAsBrowsers(name)}"`,
  (name) => `; filename="${name}"`,
  (name) =>
    `; filename="cv.pdf"; filename*=UTF-8''${encodeURIComponent(name.replace(/\p{Surrogate}/gu, '\uFFFD'))}`,
];

/** Two hundred problematic file names, mild ones first. */
export const hostileNames: readonly HostileName[] = WAYS.flatMap((write) =>
  PLAIN.map((name) => ({ name, parameter: Buffer.from(write(name), 'utf8') })),
).slice(0, 200);
