import type { Readable } from 'node:stream';
import type { UploadPolicy } from './upload-policies';

export interface StoredFile {
  /** Random; required to access the bytes. */
  readonly id: string;
  /** Recognised from the content. */
  readonly mediaType: string;
  readonly size: number;
  /** Hexadecimal. */
  readonly sha256: string;
  /** Size in pixels, of a picture. */
  readonly picture?: { readonly width: number; readonly height: number };
}

/** Storage of uploaded bytes. Names and owners are in the database. */
export interface FileStore {
  /**
   * Stores content that the policy allows; otherwise rejects with `UploadRefusal` and leaves nothing behind.
   */
  write(content: Readable, policy: UploadPolicy): Promise<StoredFile>;
  /** Stores content that the server has made itself, without checking it. */
  keep(content: Readable): Promise<Pick<StoredFile, 'id' | 'size'>>;
  /** Stores bytes under their previous id, for a restored backup. */
  put(id: string, content: Buffer): Promise<void>;
  /** Opens a file; undefined when there is none of that id. */
  read(id: string): Promise<Readable | undefined>;
  /** Removes a file; succeeds too when there is none. */
  remove(id: string): Promise<void>;
  /** Rejects with `FileStoreError` when nothing can be stored now. */
  check(): Promise<void>;
  /** Releases connections and temporary files. */
  close(): Promise<void>;
}

/** True for a well-formed file id; any other string never reaches the store. */
export const isFileId = (id: string): boolean => /^[0-9a-f]{32}$/.test(id);

/** The disk is full, broken or read-only, or the bucket is unavailable: a retry may succeed later. */
export class FileStoreError extends Error {
  override readonly name = 'FileStoreError';
  constructor(cause: Error) {
    super(`The file store fails: ${cause.message}`, { cause });
  }
}

/** The content is not allowed here; the message is for the user. */
export class UploadRefusal extends Error {
  override readonly name = 'UploadRefusal';
  constructor(
    readonly reason: 'tooLarge' | 'invalid',
    message: string,
  ) {
    super(message);
  }
}
