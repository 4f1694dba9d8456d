import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { FileStore, StoredFile } from '../files/file-store';
import {
  applicationDocumentPolicy,
  attachmentPolicy,
  companyPicturePolicy,
  profilePicturePolicy,
  resumePolicy,
  type UploadPolicy,
} from '../files/upload-policies';
import type { DemoBoard, DemoDocument } from './demo-board';
import { drawLogo } from './drawings/draw-logo';
import { drawScene } from './drawings/draw-scene';
import { drawPortrait } from './drawings/draw-portrait';
import { writeCertificate, writeCurriculum } from './write-documents';

export interface DemoFile extends StoredFile {
  name: string;
  createdAt: Date;
}

/** Files of the board, keyed by the id of the row that refers to them. */
export interface DemoFiles {
  /** By user id. */
  pictures: Map<number, DemoFile>;
  /** By company id, in their order. */
  scenes: Map<number, DemoFile[]>;
  /** By document id: the seekers' libraries. */
  library: Map<number, DemoFile>;
  /** By application id. */
  resumes: Map<number, DemoFile>;
  /** By application id, then in the order of its `documentIds`. */
  attached: Map<number, DemoFile[]>;
}

/** Number of files created concurrently; the store spends more time waiting for the disk than computing. */
const LANES = 6;

/**
 * Draws and stores every picture and document. An application has its own copies, as in the product, so that
 * a change in a library does not affect it. Removes all stored files again if one of them fails.
 */
export async function storeDemoFiles(board: DemoBoard, store: FileStore): Promise<DemoFiles> {
  const ids: string[] = [];
  const keep = async (
    content: Buffer,
    policy: UploadPolicy,
    name: string,
    createdAt: Date,
  ): Promise<DemoFile> => {
    const stored = await store.write(Readable.from([content]), policy);
    ids.push(stored.id);
    return { ...stored, name, createdAt };
  };
  try {
    const pictures = await storePictures(board, keep);
    const scenes = await storeScenes(board, keep);
    const contents = await writeDocuments(board);
    const library = await storeLibrary(board, contents, keep);
    return { pictures, scenes, library, ...(await storeCopies(board, contents, keep)) };
  } catch (error) {
    await Promise.allSettled(ids.map((id) => store.remove(id)));
    throw error;
  }
}

export async function removeDemoFiles(files: DemoFiles, store: FileStore): Promise<void> {
  const all = [files.pictures, files.library, files.resumes].flatMap((group) => [...group.values()]);
  await Promise.allSettled(
    [...all, ...[files.scenes, files.attached].flatMap((group) => [...group.values()].flat())].map(({ id }) =>
      store.remove(id),
    ),
  );
}

type Keep = (content: Buffer, policy: UploadPolicy, name: string, createdAt: Date) => Promise<DemoFile>;

async function storePictures({ companies, seekers }: DemoBoard, keep: Keep): Promise<DemoFiles['pictures']> {
  const drawings = [
    ...companies.map((each) => ({ ...each, svg: each.logo && drawLogo(each.logo), name: 'logo.webp' })),
    ...seekers.map((each) => ({
      ...each,
      svg: each.portrait && drawPortrait(each.portrait),
      name: 'portrait.webp',
    })),
  ];
  const entries = await mapConcurrently(drawings, async ({ userId, svg, name, createdAt }) => {
    if (!svg) return [];
    const picture = await sharp(Buffer.from(svg)).png({ compressionLevel: 1 }).toBuffer();
    return [[userId, await keep(picture, profilePicturePolicy, name, createdAt)] as const];
  });
  return new Map(entries.flat());
}

/** The pictures of the companies' pages. */
async function storeScenes({ companies }: DemoBoard, keep: Keep): Promise<DemoFiles['scenes']> {
  const drawings = companies.flatMap(({ id, palette, story, createdAt }) =>
    (story?.pictures ?? []).map(([scene], at) => ({ id, palette, scene, createdAt, name: `${at + 1}.webp` })),
  );
  const stored = await mapConcurrently(drawings, async ({ palette, scene, createdAt, name }) => {
    const svg = Buffer.from(drawScene(scene, palette));
    const picture = await sharp(svg).png({ compressionLevel: 1 }).toBuffer();
    return keep(picture, companyPicturePolicy, name, createdAt);
  });
  const scenes: DemoFiles['scenes'] = new Map();
  for (const [at, { id }] of drawings.entries()) {
    const file = stored[at];
    if (file) scenes.set(id, [...(scenes.get(id) ?? []), file]);
  }
  return scenes;
}

async function writeDocuments({ documents, seekers }: DemoBoard): Promise<Map<number, Buffer>> {
  const entries = await mapConcurrently(documents, async ({ id, seekerId, content, uploadedAt }) => {
    if (content.kind === 'certificate')
      return [id, await writeCertificate(content.facts, uploadedAt)] as const;
    const features = seekers[seekerId - 1]?.portrait;
    const portrait =
      features &&
      (await sharp(Buffer.from(drawPortrait(features)))
        .jpeg({ quality: 88 })
        .toBuffer());
    return [id, await writeCurriculum(content.facts, uploadedAt, portrait ?? undefined)] as const;
  });
  return new Map(entries);
}

async function storeLibrary(
  { documents }: DemoBoard,
  contents: ReadonlyMap<number, Buffer>,
  keep: Keep,
): Promise<DemoFiles['library']> {
  const entries = await mapConcurrently(documents, async (document) => {
    const content = contentOf(document.id, contents);
    return [document.id, await keep(content, attachmentPolicy, document.name, document.uploadedAt)] as const;
  });
  return new Map(entries);
}

async function storeCopies(
  { applications, documents }: DemoBoard,
  contents: ReadonlyMap<number, Buffer>,
  keep: Keep,
): Promise<Pick<DemoFiles, 'resumes' | 'attached'>> {
  const resumes: DemoFiles['resumes'] = new Map();
  const attached: DemoFiles['attached'] = new Map();
  const copy = (id: number, policy: UploadPolicy, createdAt: Date) =>
    keep(contentOf(id, contents), policy, nameOf(id, documents), createdAt);
  await mapConcurrently(applications, async ({ id, resumeId, documentIds, submittedAt }) => {
    if (resumeId) resumes.set(id, await copy(resumeId, resumePolicy, submittedAt));
    const copies: DemoFile[] = [];
    for (const each of documentIds) copies.push(await copy(each, applicationDocumentPolicy, submittedAt));
    attached.set(id, copies);
  });
  return { resumes, attached };
}

function contentOf(id: number, contents: ReadonlyMap<number, Buffer>): Buffer {
  const content = contents.get(id);
  if (!content) throw new Error(`The demo document ${id} was not written.`);
  return content;
}

function nameOf(id: number, documents: readonly DemoDocument[]): string {
  return documents[id - 1]?.name ?? 'document.pdf';
}

/** Like `Promise.all` over the items, with at most `LANES` running concurrently. */
async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const lane = async () => {
    for (const [index, item] of queue) results[index] = await work(item);
  };
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, lane));
  const failed = lanes.find((each) => each.status === 'rejected');
  if (failed) throw failed.reason;
  return results;
}
