import { randomBytes } from 'node:crypto';
import { access, constants, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Settings } from '../config/config';
import { FileStoreError, isFileId, type FileStore } from './file-store';
import { withStoreErrors } from './wrap-store-errors';
import type { ScanFile } from './scan-file';
import { stageOwnFile, stageUpload } from './stage-upload';
import { withFileStream } from './with-file-stream';

const CHECK_MS = 2_000;
const CONNECT_MS = 3_000;
const SILENCE_MS = 10_000;

/**
 * Stores files in a bucket of an S3-compatible store, under random names. An upload is checked in a temporary
 * folder first, so that refused or aborted ones never reach the bucket.
 */
export async function openS3FileStore(
  settings: S3Settings,
  temporary = tmpdir(),
  scan?: ScanFile,
): Promise<FileStore> {
  const { bucket: Bucket } = settings;
  // Loaded only where it is used: it takes a quarter of a second and 25 MB.
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client(describeClient(settings));
  const staging = await mkdtemp(join(temporary, 'metier-incoming-'));

  const send = (id: string, path: string, size: number) =>
    withFileStream(path, async (Body) => {
      const object = { Bucket, Key: id, Body, ContentLength: size };
      await client.send(new s3.PutObjectCommand(object)).catch(fail);
    });

  return withStoreErrors({
    async write(content, policy) {
      const id = randomBytes(16).toString('hex');
      const staged = join(staging, id);
      // A cleanup of temporary files may have removed the folder.
      await mkdir(staging, { recursive: true });
      const facts = await stageUpload(content, policy, staged, scan);
      await send(id, staged, facts.size).finally(() => rm(staged, { force: true }));
      return { id, ...facts };
    },
    async keep(content) {
      const id = randomBytes(16).toString('hex');
      const staged = join(staging, id);
      await mkdir(staging, { recursive: true });
      const size = await stageOwnFile(content, staged);
      await send(id, staged, size).finally(() => rm(staged, { force: true }));
      return { id, size };
    },
    async put(id, content) {
      await client.send(new s3.PutObjectCommand({ Bucket, Key: id, Body: content })).catch(fail);
    },
    async read(id) {
      if (!isFileId(id)) return undefined;
      try {
        const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key: id }));
        return Body instanceof Readable ? Body : undefined;
      } catch (error) {
        if (error instanceof s3.NoSuchKey) return undefined;
        return fail(error);
      }
    },
    async remove(id) {
      if (isFileId(id)) await client.send(new s3.DeleteObjectCommand({ Bucket, Key: id })).catch(fail);
    },
    async check() {
      await access(staging, constants.W_OK).catch(() => mkdir(staging, { recursive: true }));
      await client
        .send(new s3.HeadBucketCommand({ Bucket }), { abortSignal: AbortSignal.timeout(CHECK_MS) })
        .catch(fail);
    },
    async close() {
      client.destroy();
      await rm(staging, { recursive: true, force: true });
    },
  });
}

function fail(cause: unknown): never {
  throw new FileStoreError(cause as Error);
}

function describeClient({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3ClientConfig {
  return {
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Without timeouts, a request to a store behind a silent network would never end.
    requestHandler: { connectionTimeout: CONNECT_MS, socketTimeout: SILENCE_MS },
    // Supported by every compatible store: the bucket in the path, no checksum trailers.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
}
