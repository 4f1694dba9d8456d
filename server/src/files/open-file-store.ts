import { join } from 'node:path';
import type { Config } from '../config/config';
import { openDiskFileStore } from './disk-file-store';
import type { FileStore } from './file-store';
import { openS3FileStore } from './s3-file-store';
import { createScanner } from './scan-file';

/**
 * Opens the configured store: a bucket if configured, otherwise a folder in the data folder. With an address of
 * clamd, uploads are scanned before they are stored.
 */
export function openFileStore({
  s3,
  dataDir,
  clamd,
}: Pick<Config, 's3' | 'dataDir' | 'clamd'>): Promise<FileStore> {
  const scan = clamd === undefined ? undefined : createScanner(clamd);
  return s3 ? openS3FileStore(s3, undefined, scan) : openDiskFileStore(join(dataDir, 'files'), scan);
}
