import type { Readable } from 'node:stream';
import type { UploadPolicy } from './upload-policies';

/** What the store knows of a file it keeps. */
export interface StoredFile {
  /** Random, and the only way to the bytes. */
  readonly id: string;
  /** Recognised from the content. */
  readonly mediaType: string;
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

/** Where uploaded bytes are kept. Names and owners are the database's business. */
export interface FileStore {
  /** Keeps what the policy allows; rejects with `UploadRefusal` and leaves nothing behind otherwise. */
  write(content: Readable, policy: UploadPolicy): Promise<StoredFile>;
  /** Keeps bytes that a store has given before, under the id they had: for a restored backup. */
  put(id: string, content: Buffer): Promise<void>;
  /** Opens a file; undefined when there is none of that id. */
  read(id: string): Promise<Readable | undefined>;
  /** Removes a file; succeeds too when there is none. */
  remove(id: string): Promise<void>;
  /** Rejects with `FileStoreError` when nothing can be kept now. */
  check(): Promise<void>;
  /** Lets go of connections and temporary files. */
  close(): Promise<void>;
}

/** Whether this may be a file's id at all: everything else leads nowhere. */
export const isFileId = (id: string): boolean => /^[0-9a-f]{32}$/.test(id);

/** The disk is full, broken or read-only, or the bucket is away: it may work later. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError';
  constructor(cause: Error) {
    super(`The file store fails: ${cause.message}`, { cause });
  }
}

/** The content is not what may be uploaded here; the message is the one for the person. */
export class UploadRefusal extends Error {
  override readonly name = 'UploadRefusal';
  constructor(
    readonly reason: 'tooLarge' | 'invalid',
    message: string,
  ) {
    super(message);
  }
}
