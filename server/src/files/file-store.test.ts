import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import sharp from 'sharp';
import { makeWordDocument } from '../testing/make-archive';
import { openDiskFileStore } from './disk-file-store';
import { FileStoreError, type FileStore } from './file-store';
import { filesTexts } from './files.texts';
import { openS3FileStore } from './s3-file-store';
import {
  applicationDocumentPolicy,
  attachmentPolicy,
  profilePicturePolicy,
  resumePolicy,
  type UploadPolicy,
} from './upload-policies';

const PDF = Buffer.from('%PDF-1.7\nhello\n%%EOF');
const CFB = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const WORD = Buffer.concat([CFB, Buffer.alloc(600), Buffer.from('WordDocument', 'utf16le')]);
const ZIP = Buffer.from('PK\x03\x04', 'latin1');

/** Contains everything that a store may leave behind. */
let folder: string;
let store: FileStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'metier-files-'));
});
afterAll(() => rm(folder, { recursive: true }));

const write = (content: Buffer, policy: UploadPolicy) => store.write(Readable.from([content]), policy);

async function drawPicture(format: 'jpeg' | 'png' | 'gif', width = 30): Promise<Buffer> {
  const canvas = sharp({ create: { width, height: 20, channels: 3, background: '#0b6b50' } });
  return canvas
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .toFormat(format)
    .toBuffer();
}

interface Kind {
  open(): Promise<FileStore>;
  stop?(): Promise<void>;
}

const onDisk = async (): Promise<Kind> => ({ open: () => openDiskFileStore(folder) });

async function inBucket(): Promise<Kind> {
  const server = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'metier' }],
  });
  const { port } = await server.run();
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const settings = {
    bucket: 'metier',
    endpoint: `http://127.0.0.1:${port}`,
    region: 'eu-central-1',
    ...keys,
  };
  return { open: () => openS3FileStore(settings, folder), stop: () => server.close() };
}

const KINDS: [string, () => Promise<Kind>][] = [
  ['a folder', onDisk],
  ['a bucket', inBucket],
];

/** Opens a new store before each test; returns a list of the files it has received. */
function openStores(start: () => Promise<Kind>): () => Promise<string[]> {
  let kind: Kind;
  /** Files of the store itself, present before the first upload. */
  let ownFiles: string[];
  beforeAll(async () => {
    kind = await start();
  });
  beforeEach(async () => {
    store = await kind.open();
    ownFiles = await listAll();
  });
  afterEach(() => store.close());
  afterAll(async () => kind.stop?.());

  async function listAll(): Promise<string[]> {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  }
  return async () => (await listAll()).filter((name) => !ownFiles.includes(name));
}

describe.each(KINDS)('in %s', (_kind, start) => {
  const listFiles = openStores(start);

  it('can be written', () => expect(store.check()).resolves.toBeUndefined());

  it('bytes of a backup come back under their id', async () => {
    const id = 'a'.repeat(32);
    await store.put(id, PDF);
    const content = await store.read(id);
    expect(content && (await buffer(content))).toEqual(PDF);
    await store.remove(id);
  });

  it('a file is read as it was written, under a random id, until it is removed', async () => {
    const stored = await write(PDF, attachmentPolicy);
    const sha256 = createHash('sha256').update(PDF).digest('hex');
    expect(stored).toMatchObject({ mediaType: 'application/pdf', size: PDF.length, sha256 });
    expect(stored.id).toMatch(/^[0-9a-f]{32}$/);
    const content = await store.read(stored.id);
    expect(content && (await buffer(content))).toEqual(PDF);
    await store.remove(stored.id);
    await store.remove(stored.id);
    expect(await store.read(stored.id)).toBeUndefined();
    expect(await listFiles()).toEqual([]);
  });

  it('an id that contains a path is not found', async () => {
    expect(await store.read('../../etc/passwd')).toBeUndefined();
  });

  it.each([
    ['an old Word document', WORD, 'application/msword'],
    [
      'a Word document',
      makeWordDocument(),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    ],
  ])('%s is recognised by its content', async (_case, content, mediaType) => {
    expect(await write(content, resumePolicy)).toMatchObject({ mediaType });
  });

  it.each(['jpeg', 'png', 'gif'] as const)('a portrait in %s becomes a small WebP', async (format) => {
    const stored = await write(await drawPicture(format, 2000), profilePicturePolicy);
    expect(stored.mediaType).toBe('image/webp');
    const content = await buffer((await store.read(stored.id)) ?? Readable.from([]));
    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 1024 });
    expect(stored.size).toBe(content.length);
  });

  it.each(['jpeg', 'png'] as const)(
    'a document in %s keeps its form and loses its metadata',
    async (format) => {
      const stored = await write(await drawPicture(format), applicationDocumentPolicy);
      const content = await buffer((await store.read(stored.id)) ?? Readable.from([]));
      expect(await sharp(content).metadata()).toMatchObject({ format, width: 30 });
      expect(content.includes('a secret place')).toBe(false);
    },
  );
});

describe.each(KINDS)('a refused upload in %s', (_kind, start) => {
  const listFiles = openStores(start);

  it.each([
    ['a text', Buffer.from('hello'), resumePolicy, filesTexts.resumeKind],
    ['a web page', Buffer.from('<!doctype html><script>'), attachmentPolicy, filesTexts.attachmentKind],
    ['an archive', ZIP, resumePolicy, filesTexts.resumeKind],
    [
      'a Word document with macros',
      makeWordDocument({ name: 'word/vbaProject.bin', content: 'Sub Main' }),
      resumePolicy,
      filesTexts.resumeKind,
    ],
    ['a spreadsheet of old', CFB, resumePolicy, filesTexts.resumeKind],
    ['a PDF as a picture', PDF, profilePicturePolicy, filesTexts.pictureKind],
    [
      'a picture that is broken',
      Buffer.from('GIF89a and no more'),
      profilePicturePolicy,
      filesTexts.pictureKind,
    ],
    ['nothing', Buffer.alloc(0), attachmentPolicy, filesTexts.empty],
  ])('%s leaves nothing behind', async (_case, content, policy, message) => {
    await expect(write(content, policy)).rejects.toMatchObject({ reason: 'invalid', message });
    expect(await listFiles()).toEqual([]);
  });

  it('a file of one byte too many leaves nothing behind', async () => {
    const content = Buffer.concat([PDF, Buffer.alloc(attachmentPolicy.maxBytes - PDF.length + 1)]);
    const message = 'File size must not exceed 10 MB.';
    await expect(write(content, attachmentPolicy)).rejects.toMatchObject({ reason: 'tooLarge', message });
    expect(await listFiles()).toEqual([]);
    await expect(write(content.subarray(0, -1), attachmentPolicy)).resolves.toBeDefined();
  });

  it('a file that is cut on its way leaves nothing behind', async () => {
    const cut = Readable.from(
      (async function* () {
        yield PDF;
        throw new Error('gone');
      })(),
    );
    await expect(store.write(cut, attachmentPolicy)).rejects.toThrow('gone');
    expect(await listFiles()).toEqual([]);
  });
});

const openAt = (port: number) => {
  const keys = { accessKeyId: 'x', secretAccessKey: 'x' };
  const settings = { bucket: 'metier', endpoint: `http://127.0.0.1:${port}`, region: 'x', ...keys };
  return openS3FileStore(settings, folder);
};

async function expectUnavailable(bucket: FileStore): Promise<void> {
  await expect(bucket.check()).rejects.toThrow(FileStoreError);
  await expect(bucket.write(Readable.from([PDF]), attachmentPolicy)).rejects.toThrow(FileStoreError);
  await expect(bucket.read('0'.repeat(32))).rejects.toThrow(FileStoreError);
  await bucket.close();
}

it('a bucket that cannot be reached is unavailable', async () => {
  await expectUnavailable(await openAt(1));
});

it('a bucket that hangs up is unavailable', async () => {
  const server = createServer((socket) => socket.on('error', () => {}).destroy());
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await expectUnavailable(await openAt(port));
  server.close();
});
