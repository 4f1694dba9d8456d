import type { ReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

/**
 * Opens a file and closes it once `use` has settled. Rejects when it cannot be opened. A stream that opens the file
 * itself would emit that as an event, which ends the process if its reader has given up before.
 */
export async function withFileStream<Result>(
  path: string,
  use: (stream: ReadStream) => Promise<Result>,
): Promise<Result> {
  const file = await open(path);
  const stream = file.createReadStream().on('error', () => {});
  try {
    return await use(stream);
  } finally {
    stream.destroy();
    await file.close();
  }
}
