import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeArchive, makeWordDocument } from '../testing/make-archive';
import { isSafeWordDocument } from './inspect-word-document';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'metier-word-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function isSafe(content: Buffer): Promise<boolean> {
  const path = join(folder, 'document');
  await writeFile(path, content);
  return isSafeWordDocument(path);
}

const MEGABYTE = 1024 * 1024;

it('a document with its parts and pictures is safe', async () => {
  expect(await isSafe(makeWordDocument())).toBe(true);
  const picture = { name: 'word/media/image1.png', content: Buffer.alloc(MEGABYTE) };
  expect(await isSafe(makeWordDocument({ name: 'word/media/', content: '' }, picture))).toBe(true);
});

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
const relate = (target: string) => ({
  name: '_rels/.rels',
  content: `<Relationships><Relationship Id="rId1" Type="${OFFICE}" Target="${target}"/></Relationships>`,
});
const TYPES = { name: '[Content_Types].xml', content: '<Types/>' };

it.each(['word/document2.xml', '/word/document2.xml'])(
  'a document is found by its relationships: %s',
  async (target) => {
    const document = { name: 'word/document2.xml', content: '<w:document/>' };
    expect(await isSafe(makeArchive([TYPES, relate(target), document]))).toBe(true);
  },
);

it.each([
  [
    'a spreadsheet',
    makeArchive([TYPES, relate('xl/workbook.xml'), { name: 'xl/workbook.xml', content: '<workbook/>' }]),
  ],
  ['a document whose part is missing', makeArchive([TYPES, relate('word/document2.xml')])],
  ['another kind of archive', makeArchive([{ name: 'readme.txt', content: 'word/document.xml' }])],
  ['a document without its list of contents', makeArchive([{ name: 'word/document.xml', content: '' }])],
  ['an archive cut off', makeWordDocument().subarray(0, -30)],
  ['an archive by its first bytes alone', Buffer.from('PK\x03\x04 word/document.xml')],
  ['a document with macros', makeWordDocument({ name: 'word/vbaProject.bin', content: 'Sub Main' })],
  [
    'a document that names its macros otherwise',
    makeWordDocument({
      name: '[Content_Types].xml',
      content: '<Override ContentType="application/vnd.ms-word.document.macroEnabled.main+xml"/>',
    }),
  ],
  ['a document whose paths lead out of it', makeWordDocument({ name: '../../etc/passwd', content: 'root' })],
  [
    'a document of too many parts',
    makeWordDocument(...Array.from({ length: 1000 }, (_, index) => ({ name: `part-${index}`, content: '' }))),
  ],
  [
    'a document that unpacks to far more than it weighs',
    makeWordDocument({ name: 'word/media/bomb', content: Buffer.alloc(65 * MEGABYTE) }),
  ],
  [
    'a document that unpacks to more than it claims',
    makeWordDocument({ name: 'word/media/bomb', content: Buffer.alloc(MEGABYTE), claimedSize: 10 }),
  ],
])('%s is not', async (_, content) => {
  expect(await isSafe(content)).toBe(false);
});
