import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { isFileId, type FileStore } from './file-store';
import { stageUpload } from './stage-upload';

export interface S3Settings {
  readonly bucket: string;
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/**
 * Keeps files in a bucket of an S3-compatible store, under random names. An upload is examined in a temporary folder
 * first: nothing reaches the bucket that was refused or cut.
 */
export async function openS3FileStore(settings: S3Settings, temporary = tmpdir()): Promise<FileStore> {
  const { bucket: Bucket } = settings;
  // Loaded only where it is used: it takes a quarter of a second and 25 MB.
  const s3 = await import('@aws-sdk/client-s3');
  const client = new s3.S3Client(describeClient(settings));
  const staging = await mkdtemp(join(temporary, 'metier-incoming-'));

  const send = async (id: string, path: string, size: number) => {
    const object = { Bucket, Key: id, Body: createReadStream(path), ContentLength: size };
    await client.send(new s3.PutObjectCommand(object));
  };

  return {
    async write(content, policy) {
      const id = randomBytes(16).toString('hex');
      const staged = join(staging, id);
      // A cleaner of temporary folders may have been here.
      await mkdir(staging, { recursive: true });
      const facts = await stageUpload(content, policy, staged);
      await send(id, staged, facts.size).finally(() => rm(staged, { force: true }));
      return { id, ...facts };
    },
    async put(id, content) {
      await client.send(new s3.PutObjectCommand({ Bucket, Key: id, Body: content }));
    },
    async read(id) {
      if (!isFileId(id)) return undefined;
      try {
        const { Body } = await client.send(new s3.GetObjectCommand({ Bucket, Key: id }));
        return Body instanceof Readable ? Body : undefined;
      } catch (error) {
        if (error instanceof s3.NoSuchKey) return undefined;
        throw error;
      }
    },
    async remove(id) {
      if (isFileId(id)) await client.send(new s3.DeleteObjectCommand({ Bucket, Key: id }));
    },
    async check() {
      await client.send(new s3.HeadBucketCommand({ Bucket }));
    },
    async close() {
      client.destroy();
      await rm(staging, { recursive: true, force: true });
    },
  };
}

function describeClient({ endpoint, region, accessKeyId, secretAccessKey }: S3Settings): S3ClientConfig {
  return {
    endpoint,
    region,
    credentials: { accessKeyId, secretAccessKey },
    // What every compatible store understands: the bucket in the path, no checksum trailers.
    forcePathStyle: true,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  };
}
