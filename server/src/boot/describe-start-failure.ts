import { ConfigError } from '../config/config';
import { findDatabaseError, isUnavailable, listCauses } from '../db/database-errors';
import { EmbeddedStartError } from '../db/embedded';
import { FolderInUseError } from '../db/folder-lock';

const folderTroubles = new Set(['EACCES', 'EROFS', 'EPERM', 'ENOSPC', 'ENOTDIR', 'EEXIST']);

/** One sentence for each start failure that the operator can fix; the stack for any other error. */
export function describeStartFailure(error: unknown): string {
  if (isExplained(error)) return error.message;
  const { code, syscall, port, address, path } = error as NodeJS.ErrnoException & Listening;
  // A cluster worker fails with `bind`, because it does not listen itself.
  if ((syscall === 'listen' || syscall === 'bind') && code === 'EADDRINUSE')
    return `Port ${port} on ${address} is taken: stop the other program, or choose another with PORT.`;
  if (syscall === 'listen') return `The server cannot listen on ${address}:${port} (${code}).`;
  if (folderTroubles.has(code ?? '')) return `The data folder cannot be written: ${path ?? ''} (${code}).`;
  const database = findDatabaseError(error);
  if (database) return `The database refused: ${database.message}.`;
  if (isUnavailable(error))
    return `The database of DATABASE_URL cannot be reached (${listCauses(error).at(-1)?.message}).`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const isExplained = (error: unknown): error is Error =>
  error instanceof ConfigError || error instanceof FolderInUseError || error instanceof EmbeddedStartError;

interface Listening {
  readonly port?: number;
  readonly address?: string;
}
