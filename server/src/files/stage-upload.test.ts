import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import { filesTexts } from './files.texts';
import { stageUpload } from './stage-upload';
import { profilePicturePolicy, resumePolicy } from './upload-policies';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'metier-upload-'));
});
afterAll(() => rm(folder, { recursive: true }));

const path = () => join(folder, 'upload');
afterEach(() => rm(path(), { force: true }));

const PDF = '%PDF-1.7\nhello\n%%EOF';
const stage = (content: Buffer | string, policy = resumePolicy) =>
  stageUpload(Readable.from([Buffer.from(content)]), policy, path());

it.each([
  ['a byte order mark before it', `\ufeff${PDF}`],
  ['the header of a printer before it', `\x1b%-12345X@PJL\r\n${'@PJL COMMENT\r\n'.repeat(60)}${PDF}`],
  ['blanks behind it', `${PDF}${'\r\n'.repeat(1000)}`],
])('a PDF with %s is one', async (_case, content) => {
  expect(await stage(content)).toMatchObject({ mediaType: 'application/pdf' });
});

it.each([
  ['a PDF that is cut off', PDF.slice(0, -4), filesTexts.incomplete],
  ['a PDF of which only an earlier version is whole', PDF + '1 0 obj\n'.repeat(400), filesTexts.incomplete],
  ['a PDF behind more than readers pass over', '\n'.repeat(1025) + PDF, filesTexts.resumeKind],
  ['a page with a PDF inside', `<!--${PDF}`, filesTexts.resumeKind],
  ['a script with a PDF inside', `#!/bin/sh\n${PDF}`, filesTexts.resumeKind],
  ['an archive with a PDF inside', `PK\x03\x04${PDF}`, filesTexts.resumeKind],
  ['a program with a PDF inside', `MZ\0\0\x03${PDF}`, filesTexts.resumeKind],
])('%s is refused and leaves nothing behind', async (_case, content, message) => {
  await expect(stage(content)).rejects.toMatchObject({ reason: 'invalid', message });
  expect(await readdir(folder)).toEqual([]);
});

it('a portrait of 50 megapixels becomes small, and one too large for the server is named so', async () => {
  const canvas = { width: 8192, height: 6144, channels: 3, background: '#0b6b50' } as const;
  const photo = await sharp({ create: canvas }).jpeg().toBuffer();
  expect(await stage(photo, profilePicturePolicy)).toMatchObject({ mediaType: 'image/webp' });
  await rm(path());
  const huge = await sharp({ create: { ...canvas, height: 8192 } })
    .jpeg()
    .toBuffer();
  await expect(stage(huge, profilePicturePolicy)).rejects.toMatchObject({
    message: 'This picture has too many pixels. Maximum 64 megapixels.',
  });
});
