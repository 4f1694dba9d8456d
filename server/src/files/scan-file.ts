import { createReadStream } from 'node:fs';
import { connect, type NetConnectOpts } from 'node:net';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { FileStoreError, UploadRefusal } from './file-store';
import { filesTexts } from './files.texts';

/** Rejects with `UploadRefusal` for an infected file, and with `FileStoreError` when it cannot be scanned. */
export type ScanFile = (path: string) => Promise<void>;

/** clamd answers a file of 10 MB within a second; it is silent while it loads its signatures. */
const SILENCE_MS = 20_000;

/** The command and the file in chunks with their lengths, ended by an empty chunk (`man clamd`, INSTREAM). */
async function* writeRequest(path: string): AsyncGenerator<Buffer> {
  yield Buffer.from('zINSTREAM\0');
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(chunk.length);
    yield Buffer.concat([length, chunk]);
  }
  yield Buffer.alloc(4);
}

async function ask(target: NetConnectOpts, path: string): Promise<string> {
  const socket = connect(target);
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('clamd does not answer.')));
  try {
    const sent = pipeline(Readable.from(writeRequest(path)), socket, { end: false });
    const [reply] = await Promise.all([text(socket), sent]);
    return reply.replace(/\0$/, '');
  } finally {
    socket.destroy();
  }
}

/** The socket or the `host:port` of clamd. */
function readTarget(address: string): NetConnectOpts {
  if (address.startsWith('/')) return { path: address };
  const [host = '', port] = address.split(/:(?=\d+$)/);
  return { host, port: Number(port) };
}

/** Scans files with the ClamAV daemon at this address, before they are stored. */
export function createScanner(address: string): ScanFile {
  const target = readTarget(address);
  return async (path) => {
    const reply = await ask(target, path).catch((error: Error) => {
      throw new FileStoreError(error);
    });
    if (reply.endsWith(' FOUND')) throw new UploadRefusal('invalid', filesTexts.infected);
    if (!reply.endsWith(' OK')) throw new FileStoreError(new Error(`clamd answers "${reply}".`));
  };
}
