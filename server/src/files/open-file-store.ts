import { join } from 'node:path';
import type { Config } from '../boot/config';
import { openDiskFileStore } from './disk-file-store';
import type { FileStore } from './file-store';
import { openS3FileStore } from './s3-file-store';

/** Opens the configured store: a bucket if configured, otherwise a folder in the data folder. */
export const openFileStore = ({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<FileStore> =>
  s3 ? openS3FileStore(s3) : openDiskFileStore(join(dataDir, 'files'));
